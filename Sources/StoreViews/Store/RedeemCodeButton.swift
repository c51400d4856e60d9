import TerminalUI

/// Opens the sheet for an offer code.
struct RedeemCodeButton: View {
  @Environment(\.storeWords) private var texts
  @Environment(\.storeSession) private var session

  var body: some View {
    Button(texts.words[.redeemCode]) { session.isRedeemingCode = true }
  }
}
