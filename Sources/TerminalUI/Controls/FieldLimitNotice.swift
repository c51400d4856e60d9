import EmbeddedCatalogs
import Foundation
@_spi(Nodes) import ViewEngine

extension Node {
  /// Says, until the next input, that a field is full and takes no more text.
  func showFieldFull(_ limit: Int) {
    let locale = environment.locale
    let text = FieldLimitNotice.texts.text(for: "field.full", count: nil, in: locale)
    guard let text else { return }
    showNotice(text.replacing("%@", with: limit.formatted(.number.locale(locale))))
  }
}

private enum FieldLimitNotice {
  static let texts = {
    let file = embedded_terminal_ui()
    return StringCatalogs(catalog: Data(bytes: file.bytes, count: file.count))
  }()
}
