import Foundation
@_spi(Nodes) import ViewEngine

extension Node {
  /// Announces that a text field has reached its limit of characters. The notice disappears with
  /// the next input.
  func showFieldFull(_ limit: Int) {
    let locale = environment.locale
    guard let text = TerminalTexts.text(for: "field.full", in: locale) else { return }
    showNotice(text.replacing("%@", with: limit.formatted(.number.locale(locale))))
  }
}
