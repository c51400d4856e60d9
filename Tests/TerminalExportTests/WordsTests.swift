import Foundation
import TerminalUI
import Testing

@testable import TerminalExport

@Suite("Spoken output")
@MainActor
struct WordsTests {
  nonisolated static let languages = [
    "ar", "de", "en", "es", "fr", "he", "id", "it", "ja", "ko", "nb", "nl", "pl", "pt-BR", "ru",
    "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  @Test("every language has every word")
  func words() throws {
    let keys = SpokenWords.texts(in: "en").keys.sorted()
    for language in Self.languages {
      #expect(SpokenWords.texts(in: language).keys.sorted() == keys, "\(language)")
    }
    for role in SemanticRole.allCases where ![.text, .group, .row].contains(role) {
      #expect(keys.contains("role.\(role.rawValue)"))
    }
  }

  private func lines(_ locale: String = "en", @ViewBuilder _ content: () -> some View) -> [String] {
    let host = ViewHost(content(), size: Size(width: 40, height: 20))
    host.update()
    return SpokenExport(locale: Locale(identifier: locale)).lines(of: host.semantics)
  }

  @Test("options are counted, and a single option is not")
  func options() {
    let lines = lines {
      VStack {
        Picker("", selection: .constant(2)) {
          ForEach(1..<4) { Text("Plan \($0)").tag($0) }
        }
        .pickerStyle(.inline).labelsHidden()
        Picker("", selection: .constant(1)) { Text("Alone").tag(1) }
          .pickerStyle(.inline).labelsHidden()
      }
    }
    #expect(
      lines == [
        "Plan 1, 1 of 3", "Plan 2, selected, 2 of 3", "Plan 3, 3 of 3", "Alone, selected, option",
      ]
    )
  }

  @Test("a text of several lines is spoken line by line, unless it has an accessibility label")
  func severalLines() {
    let text = Text(verbatim: "one {\n  two\n\n}\n")
    #expect(lines { text } == ["one {", "  two", "", "}"])
    #expect(lines { text.accessibilityLabel("code") } == ["code"])
  }

  @Test("states are spoken in the language's order")
  func states() {
    let content = VStack {
      Toggle("Renew", isOn: .constant(false))
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      Button("Buy") {}.disabled(true).accessibilityHint("Later")
      Text("Unheard").accessibilityHidden(true)
    }
    #expect(
      lines { content } == [
        "Renew, switch, off", "More, disclosure, expanded", "Inside", "Buy, button, dimmed, Later",
      ]
    )
    #expect(lines("ja_JP") { content }.last == "Buy、ボタン、使用不可、Later")
    #expect(lines("zh_TW") { content }.last?.hasPrefix("Buy，按鈕") == true)
    #expect(lines("fi") { content }.last == "Buy, button, dimmed, Later")
  }

  @Test("the elements of a group are its children in JSON")
  func children() throws {
    let host = ViewHost(
      VStack {
        VStack {
          Button("One") {}
          Text("Two")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Both")
        Text("Three")
      },
      size: Size(width: 20, height: 8)
    )
    let data = Data(SemanticsExport().text(of: host).utf8)
    let screen = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.map { $0["label"] as? String } == ["Both", "Three"])
    let children = try #require(elements.first?["children"] as? [[String: Any]])
    #expect(children.map { $0["label"] as? String } == ["One", "Two"])
    #expect(screen["focused"] as? Int == children.first?["order"] as? Int)
  }

  @Test("traits have names")
  func traits() {
    #expect(AccessibilityTraits(rawValue: 1 << 17 - 1).names.count == 17)
    let some: AccessibilityTraits = [.isTabBar, .isButton, .isModal, .playsSound]
    #expect(some.names == ["isButton", "playsSound", "isModal", "isTabBar"])
  }

  @Test("text has enough contrast in every theme and role", arguments: 0..<3)
  func contrast(index: Int) {
    let theme = [ScreenTheme.light, .dark, .mono][index]
    let painter = Painter(theme)
    for role in ColorRole.allCases where role != .onAccent {
      let ink = painter.paint(CellStyle(foreground: CellColor(role))).letter.ink
      #expect(Self.contrast(ink, theme.background) >= 3.4, "\(role)")
    }
    let filled = painter.paint(CellStyle(foreground: .onAccent, background: .accent))
    #expect(Self.contrast(filled.letter.ink, filled.background ?? theme.background) >= 4.5)
  }

  /// Returns the contrast ratio, as WCAG 2 defines it.
  private static func contrast(_ one: ScreenTheme.RGB, _ other: ScreenTheme.RGB) -> Double {
    let lightness = [one, other].map { color in
      let parts = [color.red, color.green, color.blue].map { part in
        let value = Double(part) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return ((lightness.max() ?? 0) + 0.05) / ((lightness.min() ?? 0) + 0.05)
  }
}
