import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Screens in every language")
@MainActor
struct LanguageScreenTests {
  /// Returns a robot that each test uses for all screens, because creating one takes long.
  private func robot(_ language: Words.Language, usesASCII: Bool = false) throws -> Robot {
    let locale = Locale(identifier: language.rawValue)
    return try Robot(options: BrowserOptions(locale: locale, usesASCII: usesASCII))
  }

  /// Shows each screen and calls a function.
  private func visit(_ robot: Robot, _ check: (BrowserScreen) throws -> Void) rethrows {
    for screen in BrowserScreen.allCases {
      robot.browser.model.navigation.screen = screen
      robot.host.update()
      try check(screen)
    }
  }

  @Test(
    "at 80 columns the last row shows at least three whole hints",
    arguments: Words.Language.allCases
  )
  func hints(language: Words.Language) throws {
    let robot = try robot(language)
    let locale = Locale(identifier: language.rawValue)
    let isMirrored = LayoutDirection(of: locale) == .rightToLeft
    visit(robot) { screen in
      let line = robot.lines.last ?? ""
      #expect(TextWidth.columns(line) <= 80, "\(screen)")
      let commands = robot.browser.commands
      let hints = commands.hintedCommands.map {
        let parts = [$0.label(commands.words), $0.hint(commands.words)]
        return (isMirrored ? parts.reversed() : parts).joined(separator: " ")
      }
      let shown = hints.filter(line.contains)
      #expect(shown.count >= min(3, hints.count), "\(screen): \(line)")
      let rest = shown.sorted { $0.count > $1.count }.reduce(line) { rest, hint in
        rest.ranges(of: hint).first.map { rest.replacingCharacters(in: $0, with: "") } ?? rest
      }
      let isWhole = ["", "…"].contains(rest.trimmingCharacters(in: .whitespaces))
      #expect(isWhole, "\(screen): \(line)")
    }
  }

  @Test(
    "a rendered screen has the program's words in the store's language only",
    arguments: Words.Language.allCases.filter { $0 != .english }
  )
  func oneLanguage(language: Words.Language) throws {
    let robot = try robot(language)
    #expect(robot.browser.model.words.language == language)
    #expect(robot.browser.session.catalog.words.language == language)
    let sentences = Self.sentences(notIn: language)
    #expect(sentences.count > 100)
    visit(robot) { screen in
      let text = robot.lines.joined(separator: "\n")
      for (key, english) in sentences where text.contains(english) {
        Issue.record("\(screen): \(key): \(english)")
      }
    }
  }

  @Test(
    "no screen in a language with Latin letters has question marks in ASCII",
    arguments: Words.Language.allCases.filter { $0 != .english }
  )
  func ascii(language: Words.Language) throws {
    let robot = try robot(language, usesASCII: true)
    let isLatin = Locale(identifier: language.rawValue).language.script == .latin
    #expect(robot.browser.model.words.language == (isLatin ? language : .english))
    guard isLatin else { return }
    visit(robot) { screen in
      // The configuration screen shows all texts of the file, also Japanese ones.
      guard screen != .configuration else { return }
      let text = robot.lines.dropLast().joined(separator: "\n")
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
      #expect(!text.contains("?"), "\(screen): \(text)")
    }
  }

  @Test("the panel offers the languages of the file, then the program's other languages")
  func choice() throws {
    let model = try Robot().browser.model
    let region = RegionChoices(store: model.store, file: model.file)
    let ids = region.languageChoice(original: nil).values.map(\.id)
    #expect(Set(ids).count == ids.count)
    let languages = ids.map { Words.Language(locale: Locale(identifier: $0)) }
    #expect(Set(languages) == Set(Words.Language.allCases))
    #expect(languages.count == Words.Language.allCases.count)
    #expect(ids.prefix(4).contains("ja") && ids.last == "id" && ids.contains("zh_Hant"))
  }

  /// English texts of several words that are different in a language, by key.
  private static func sentences(notIn language: Words.Language) -> [(String, String)] {
    texts.compactMap { key, localizations in
      guard let english = localizations["en"]?["text"], english.contains(" "),
        english.count >= 8, !english.contains("%"),
        localizations[language.rawValue]?["text"]?.contains(english) == false
      else { return nil }
      return (key, english)
    }
  }

  private static let texts: [(key: String, value: [String: [String: String]])] = {
    (CatalogCase.all + [CatalogCase(Words.Key.self)]).flatMap { catalog in
      ((try? catalog.texts()) ?? [:]).map { ($0.key, $0.value) }
    }
  }()
}
