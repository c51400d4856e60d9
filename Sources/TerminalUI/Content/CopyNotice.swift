import EmbeddedCatalogs
import Foundation

/// Copies the text of a pressed link, because a program in a terminal cannot open other programs.
///
/// The notice shows the text until the next input. It says “Copied: %@” if the terminal has
/// a clipboard. Otherwise a person can select the text with the mouse.
@MainActor
struct CopyNotice {
  let presenter: NoticePresenter?
  let locale: Locale

  /// Copies a text and shows it.
  func copy(_ text: String) {
    let isCopied = Clipboard.general.copy(text)
    let format = isCopied ? TerminalTexts.text(for: "link.copied", in: locale) : nil
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    presenter?.show(format?.replacing("%@", with: line) ?? line)
  }
}

/// The texts of this module, from the catalog embedded in the program.
enum TerminalTexts {
  private static let catalogs = {
    let file = embedded_terminal_ui()
    return StringCatalogs(catalog: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }()

  /// Returns a text in a language; `nil` if the catalog does not contain it.
  static func text(for key: String, in locale: Locale) -> String? {
    catalogs.text(for: key, count: nil, in: locale)
  }
}
