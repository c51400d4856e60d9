import EmbeddedCatalogs
import Foundation

extension ViewHost {
  /// Says, until the next input, that a field is full and takes no more text.
  func sayFull(_ limit: Int, _ locale: Locale) {
    let number = limit.formatted(.number.locale(locale))
    let text = Self.texts.text(for: "field.full", count: nil, in: locale)
    notice = text?.replacing("%@", with: number)
  }

  private static let texts = {
    let file = embedded_terminal_ui()
    return StringCatalogs(catalog: Data(bytes: file.bytes, count: file.count))
  }()
}
