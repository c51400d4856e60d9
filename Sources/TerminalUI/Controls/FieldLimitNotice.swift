import EmbeddedCatalogs
import Foundation
@_spi(Nodes) import ViewEngine

extension Node {
  /// Announces that a text field has reached its limit of characters. The notice disappears with
  /// the next input.
  func showFieldFull(_ limit: Int) {
    let locale = environment.locale
    let text = FieldLimitNotice.texts.text(for: "field.full", count: nil, in: locale)
    guard let text else { return }
    showNotice(text.replacing("%@", with: limit.formatted(.number.locale(locale))))
  }
}

/// The texts of the notice, from the catalog embedded in the program.
private enum FieldLimitNotice {
  static let texts = {
    let file = embedded_terminal_ui()
    return StringCatalogs(catalog: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }()
}
