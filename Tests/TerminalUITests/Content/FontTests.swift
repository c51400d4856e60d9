import Testing

@testable import TerminalUI

@Suite("Fonts as emphasis")
@MainActor
struct FontTests {
  private func attributes(_ view: some View) -> CellStyle.Attributes {
    makeHost(1, 1) { view }.render()[0, 0].style.attributes
  }

  @Test(
    "titles and heavy weights are bold, captions are dim, thin weights are plain",
    arguments: [
      (.largeTitle, .bold), (.title, .bold), (.title3, .bold), (.headline, .bold),
      (.body, []), (.callout, []), (.caption, .dim), (.footnote, .dim),
      (.system(size: 20), .bold), (.system(size: 19), []), (.system(size: 11), .dim),
      (.system(size: 40, weight: .thin), []), (.system(.body, weight: .semibold), .bold),
      (.caption.bold(), .bold), (.headline.weight(.regular), []), (.body.italic(), .italic),
      (.custom("Any", size: 30), .bold), (.title.weight(.medium), .bold),
    ] as [(Font, CellStyle.Attributes)]
  )
  func emphasis(font: Font, expected: CellStyle.Attributes) {
    #expect(font.emphasis() == expected)
    #expect(attributes(Text(verbatim: "x").font(font)) == expected)
    #expect(attributes(AnyView(Text(verbatim: "x")).font(font)) == expected)
  }

  @Test("the innermost font wins and replaces the emphasis of outer fonts")
  func innermost() {
    #expect(attributes(Text(verbatim: "x").font(.body).font(.title)) == [])
    #expect(attributes(AnyView(Text(verbatim: "x").font(.caption)).font(.title)) == .dim)
    #expect(attributes(AnyView(AnyView(Text(verbatim: "x")).font(.body)).bold()) == .bold)
  }

  @Test("an outer fontWeight replaces the weight of the font")
  func weight() {
    #expect(attributes(AnyView(Text(verbatim: "x")).font(.body).fontWeight(.heavy)) == .bold)
    #expect(attributes(Text(verbatim: "x").font(.headline).fontWeight(.light)) == [])
  }

  @Test("strikethrough adds a combining stroke to each letter, and tildes in ASCII")
  func strikethrough() {
    let view = Text(verbatim: "a b").strikethrough()
    #expect(screen(5, 1) { view.frame(width: 40, alignment: .leading) } == ["a\u{336} b\u{336}"])
    #expect(screen(5, 1, ascii: true) { view } == ["~a b~"])
  }

  @Test("redacted text keeps its size and has no label")
  func redaction() {
    let host = makeHost(6, 1) { Text(verbatim: "secret").redacted(reason: .placeholder) }
    #expect(host.lines == ["▒▒▒▒▒▒"])
    #expect(host.labels == [])
    let open = makeHost(6, 1) { Text(verbatim: "secret").redacted(reason: .privacy) }
    #expect(open.labels == ["secret"])
  }
}
