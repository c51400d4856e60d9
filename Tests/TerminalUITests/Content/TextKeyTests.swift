import Foundation
import Testing

@testable import TerminalUI

@Suite("Localized texts")
@MainActor
struct TextKeyTests {
  private let english = {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }()

  @Test("interpolated values replace the placeholders of a literal")
  func values() {
    let (name, count) = ("Bob", 1234)
    #expect(Text("\(name) has \(count) items").plainText(in: english) == "Bob has 1,234 items")
    #expect(Text("\(2.5, specifier: "%.1f")%").plainText(in: english) == "2.5%")
    #expect(Text("\(0.5, format: .percent) off").plainText(in: english) == "50% off")
    #expect(Text("100%").plainText(in: english) == "100%")
    #expect(LocalizedStringKey("\(name): \(count)") == "\(name): \(count)")
  }

  @Test("Markdown in a literal is parsed, and Markdown in a value is not")
  func valuesAreNoMarkup() {
    let value = "*5*"
    #expect(Text("**\(value)**").plainText(in: english) == "*5*")
    #expect(Text(verbatim: "**a**").plainText(in: english) == "**a**")
    #expect(Text(value).plainText(in: english) == "*5*")
  }

  @Test("a text can contain images and styled texts, and links can contain values")
  func parts() {
    let rows = screen(12, 1) { Text("a \(Image(systemName: "star.fill")) \(Text("b").bold())") }
    #expect(rows[0].trimmingCharacters(in: .whitespaces) == "a ★ b")
    let spans = TextComposer(Text("[x](https://\("y.z"))"), in: english).spans
    #expect(spans.map(\.link) == [URL(string: "https://y.z")])
  }

  @Test("a text uses the bundle's table for the locale")
  func tables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data("\"hello %@\" = \"Hallo, %@\";".utf8)
      .write(to: german.appending(path: "Localizable.strings"))
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld days": {"localizations": {"en": {"variations":
      {"plural": {"one": {"stringUnit": {"value": "%lld day"}}, "other": {"stringUnit":
      {"value": "%lld days"}}}}}, "de": {"variations": {"plural": {"one": {"stringUnit":
      {"value": "%lld Tag"}}, "other": {"stringUnit": {"value": "%lld Tage"}}}}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    var environment = english
    environment.locale = Locale(identifier: "de_AT")
    #expect(Text("hello \("Eva")", bundle: bundle).plainText(in: environment) == "Hallo, Eva")
    #expect(Text("\(1) days", bundle: bundle).plainText(in: environment) == "1 Tag")
    #expect(Text("\(2) days", bundle: bundle).plainText(in: environment) == "2 Tage")
    #expect(Text("\(1) days", bundle: bundle).plainText(in: english) == "1 day")
    #expect(Text("no such key", bundle: bundle).plainText(in: environment) == "no such key")
  }

  @Test("a truncated String Catalog has no texts")
  func damagedTable() {
    let localizations = #"{"en": {"stringUnit": {"value": "Text"}}}"#
    let file = "{\"strings\": {\"key\": {\"localizations\": \(localizations)}}}"
    let locale = Locale(identifier: "en")
    let whole = StringCatalogs(catalog: Array(file.utf8))
    #expect(whole.text(for: "key", count: nil, in: locale) == "Text")
    let truncated = StringCatalogs(catalog: Array(file.utf8.dropLast()))
    #expect(truncated.text(for: "key", count: nil, in: locale) == nil)
  }

  @Test(
    "a table is searched in the locale's language, then in its source language",
    arguments: [
      ("de_AT", "Grüß Gott"), ("de", "Hallo"), ("zh_TW", "哈囉"), ("pt", "Olá"), ("no", "Hei"),
      ("fr", "Salve"),
    ]
  )
  func tableLanguages(locale: String, text: String) {
    let texts = [
      "de": "Hallo", "de-AT": "Grüß Gott", "zh-Hant": "哈囉", "pt-BR": "Olá", "nb": "Hei",
      "la": "Salve", "en": "Hello",
    ]
    let localizations = texts.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($1)\"}}" }
    let file = """
      {"strings": {"key": {"localizations": {\(localizations.joined(separator: ", "))}}},
      "sourceLanguage": "la"}
      """
    let table = StringCatalogs(catalog: Array(file.utf8))
    #expect(table.text(for: "key", count: nil, in: Locale(identifier: locale)) == text)
    #expect(table.text(for: "missing", count: nil, in: Locale(identifier: locale)) == nil)
  }

  @Test("a resource without a translation uses its default value")
  func resource() {
    let resource = LocalizedStringResource("title.key", defaultValue: "Hello \(3)")
    #expect(Text(resource).plainText(in: english) == "Hello 3")
    #expect(resource.key == "title.key")
    #expect(Text("key \(3)" as LocalizedStringResource).plainText(in: english) == "key 3")
  }

  @Test("a resource has a table, a bundle and a language")
  func resourceOfTable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unit = { (text: String) in "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
    let catalog = """
      {"sourceLanguage": "en", "strings": {"go %lld": {"localizations": {
      "de": \(unit("Los %lld")), "en": \(unit("Go %lld"))}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Shop.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    let german = Locale(identifier: "de")
    let english = Locale(identifier: "en")

    var resource = LocalizedStringResource("go \(1234)", table: "Shop", bundle: bundle)
    #expect(Text(resource).plainText(in: self.english) == "Go 1,234")
    resource.locale = german
    #expect(Text(resource).plainText(in: self.english) == "Los 1.234")
    #expect(String(localized: resource) == "Los 1.234")
    #expect((Text(resource) + Text(" \(1234)")).plainText(in: self.english) == "Los 1.234 1,234")

    let withDefault = LocalizedStringResource(
      "no such key",
      defaultValue: "\(1234) items",
      table: "Shop",
      locale: english,
      bundle: .atURL(folder),
      comment: "A count"
    )
    #expect(String(localized: withDefault) == "1,234 items")
    #expect(withDefault.defaultValue == "\(1234) items")
    #expect(withDefault != resource)
    #expect(withDefault.localizedStringResource == withDefault)
  }

  @Test("controls, modifiers and dialogs show the text of a resource")
  func titles() {
    let title = LocalizedStringResource("title.key", defaultValue: "Hello")
    let host = makeHost(30, 24) {
      NavigationStack {
        VStack(alignment: .leading) {
          Button(title) {}
          Label(title, systemImage: "star")
          Toggle(title, isOn: .constant(true))
          LabeledContent(title, value: "value")
          Section(title) { Text("row") }
        }
        .navigationTitle(title)
        .alert(title, isPresented: .constant(false)) { Button("OK") {} }
        .confirmationDialog(title, isPresented: .constant(false)) { Button("OK") {} }
      }
    }
    let count = host.lines.map { $0.components(separatedBy: "Hello").count - 1 }.reduce(0, +)
    #expect(count == 6, "\(host.lines)")
  }

  @Test("relative dates show the two largest units")
  func relative() {
    var surroundings = TextSurroundings(english)
    surroundings.now = Date(timeIntervalSince1970: 0)
    let date = Date(timeIntervalSince1970: 2 * 3600 + 23 * 60)
    let text = { (style: Text.DateStyle) in StyledDate(date: date, style: style) }
    #expect(text(.relative).text(in: surroundings) == "2 hr, 23 min")
    #expect(text(.offset).text(in: surroundings) == "+2 hr, 23 min")
    #expect(text(.timer).text(in: surroundings) == "2:23:00")
  }
}
