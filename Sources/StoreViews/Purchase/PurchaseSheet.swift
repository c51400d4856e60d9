import PurchaseFlow
import StoreModel
import TerminalUI

/// The system sheet before a purchase. It displays the product, the present price and the later
/// charges. Enter confirms and Escape cancels.
struct PurchaseSheet: View {
  @Environment(\.storeSession) private var session

  var body: some View {
    if let product = session.requestedProduct {
      if let disclosed = session.commitmentToDisclose {
        CommitmentDisclosure(product: product, terms: disclosed)
          .speakingStoreLanguage(of: session)
      } else {
        PurchaseSheetContent(product: product, terms: terms(of: product))
          .speakingStoreLanguage(of: session)
      }
    }
  }

  private func terms(of product: Product) -> PurchaseTerms {
    guard let purchase = session.openPurchase else { return PurchaseTerms(product, in: session) }
    return PurchaseTerms(purchase, in: session)
  }
}

struct PurchaseSheetContent: View {
  let product: Product
  let terms: PurchaseTerms
  @Environment(\.storeSession) private var session

  /// The maximum width of the sheet in columns. Longer lines are hard to read. The number is this
  /// project's choice.
  static let width = 62

  var body: some View {
    content.frame(maxWidth: .cells(Self.width))
  }

  /// The content with air, or without if the sheet would have too few rows to show a charge.
  private var content: some View {
    ViewThatFits(in: .vertical) {
      arranged(air: 1).frame(minHeight: .cells(Self.leastAiryRows))
      arranged(air: 0)
    }
  }

  /// The least rows of content with air: the name, a charge of two rows, the buttons, and three
  /// empty rows.
  private static let leastAiryRows = 7

  private func arranged(air: Int) -> some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ScrollView {
        VStack(alignment: .leading) {
          ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: .cells(0)) {
              name
              Spacer(minLength: .cells(2))
              Text(product.subscription?.groupDisplayName ?? "").foregroundStyle(.secondary)
            }
            name.frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom, .cells(air))
          PurchaseTermsView(terms: terms)
        }
        .padding(.horizontal, .cells(air))
      }
      .focusable(false)
      HStack(spacing: .cells(1 + air)) {
        Button(session.words[.confirm]) { session.confirmPurchase() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
        Button(session.words[.cancel], role: .cancel) { session.cancelPurchase() }
          .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, .cells(air))
      .padding(.top, .cells(air))
    }
    .padding(.top, .cells(air))
  }

  private var name: Text { Text(product.displayName).bold() }
}

/// The charges of a purchase, and the consequences of a change of plan.
private struct PurchaseTermsView: View {
  let terms: PurchaseTerms
  @Environment(\.storeSession) private var session

  var body: some View {
    VStack(alignment: .leading) {
      ViewThatFits(in: .horizontal) {
        PurchaseLines(lines: terms.lines, isWide: true)
        PurchaseLines(lines: terms.lines, isWide: false)
      }
      if let commitment = terms.commitment {
        Text(commitment).bold()
        Text(session.words[.commitmentCancelling]).foregroundStyle(.secondary)
      }
      if let note = terms.note {
        Text(note).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The charges, all in the same layout: one line each, or two lines each in a narrow space.
private struct PurchaseLines: View {
  let lines: [PurchaseTerms.Line]
  let isWide: Bool
  @Environment(\.storeSession) private var session
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { line in
        PurchaseLine(line: line, isWide: isWide, whenColumns: whenColumns)
      }
    }
  }

  /// The minimum width of the column of dates, so that all sheets have the same alignment (this
  /// project's choice).
  private static let leastWhenColumns = 14

  /// The width in columns of the widest date, so that the descriptions of all charges are aligned.
  private var whenColumns: Int {
    let texts = lines.map { $0.when(session.words, session.dates) }
    return max(
      Self.leastWhenColumns,
      texts.map { TextWidth.columns($0, asciiOnly: usesASCII) }.max() ?? 0
    )
  }
}

extension PurchaseTerms.Line {
  /// Returns the start date of the charges as text; the word for today if they start at once.
  package func when(_ words: Words, _ dates: DateText) -> String {
    instant.map { dates.day($0) } ?? words[.today]
  }
}

/// A charge: its date, its description and its price.
private struct PurchaseLine: View {
  let line: PurchaseTerms.Line
  let isWide: Bool
  let whenColumns: Int
  @Environment(\.storeSession) private var session

  var body: some View {
    if isWide {
      HStack(alignment: .top, spacing: .cells(2)) {
        when.frame(width: .cells(whenColumns), alignment: .leading)
        Text(line.text)
        Spacer()
        price
      }
    } else {
      VStack(alignment: .leading) {
        HStack(spacing: .cells(2)) {
          when
          Spacer()
          price
        }
        Text(line.text).foregroundStyle(.secondary)
      }
    }
  }

  private var when: Text {
    Text(line.when(session.words, session.dates))
  }

  private var price: some View {
    Text(line.price).foregroundStyle(.price).bold().fixedSize()
  }
}
