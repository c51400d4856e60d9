import Testing

@testable import Previewer

@Suite("Shown content of a file")
struct ShownContentTests {
  private static func names(_ source: String) -> [String] {
    ShownContent(SourceOutline(source)).items.map(\.name)
  }

  private static let view = "struct Shop: View { var body: some View { Text(\"\") } }\n"

  @Test("previews come first, with their names or numbers")
  func previews() {
    #expect(
      Self.names(
        Self.view + """
          #Preview("Dark, with \\"quotes\\"") { Shop() }
          #Preview("Light", traits: .sizeThatFitsLayout) { Shop() }
          #Preview { Shop() }
          #Preview("Light") { Shop() }
          struct Shop_Previews: PreviewProvider { static var previews: some View { Shop() } }
          """
      ) == ["Preview 1", "Light", "Preview 3", "Light 2", "Shop"]
    )
    #expect(Self.names(Self.view + "#Preview { Shop() }") == ["Preview"])
  }

  @Test("an app comes before its views")
  func app() {
    let app = "@main struct Tea: App { var body: some Scene { WindowGroup { Shop() } } }"
    #expect(Self.names(Self.view + app) == ["Tea"])
  }

  @Test("views and styles that the file itself uses come last")
  func order() {
    #expect(
      Self.names(
        """
        struct Badge: View { var body: some View { Text("New") } }
        struct Cards: SubscriptionStoreControlStyle {
          func makeBody(configuration: Configuration) -> some View { Badge() }
        }
        extension SubscriptionStoreControlStyle where Self == Cards {
          static var cards: Cards { Cards() }
        }
        struct Shop: View { var body: some View { Text("") } }
        """
      ) == ["Shop", "Cards", "Badge"]
    )
  }

  @Test(
    "a view that needs no arguments is shown",
    arguments: [
      "@State private var count = 0", "@State var name: String?", "var name: String?",
      "@Environment(\\.dismiss) private var dismiss", "@Environment(Model.self) var model: Model",
      "@FocusState private var field: Field?", "@EnvironmentObject var model: Model",
      "var size: Int { 1 }", "static let shared: Int = 1", "let action: () -> Void = {}",
      "@AppStorage(\"a\") var a: Int = 1", "init() {}",
      "let a: Int\n  init(a: Int = 1) { self.a = a }",
      "let a: Int\n  init(_ b: [Int] = [], c: (Int, Int) = (1, 2)) { a = 1 }",
      "lazy var a: Int = 1", "private let columns = [\n    1,\n    2,\n  ]",
      "@ViewBuilder var part: some View {\n    Text(\"init(a: Int)\")\n  }",
      "func f(a: Int) { let b: Int; b = a; _ = b }",
    ]
  )
  func madeOfNothing(member: String) {
    #expect(Self.names(Self.shop(member)) == ["Shop"], "\(member)")
  }

  @Test(
    "a view that needs a value is not shown",
    arguments: [
      "let name: String", "var name: String", "let name: String?", "@Binding var isOn: Bool",
      "@Bindable var model: Model", "@ObservedObject var model: Model", "@State var count: Int",
      "@ViewBuilder let content: () -> Text", "init(a: Int) {}", "init() throws {}",
      "init?() { nil }", "init(a: Int = 1, b: Int) {}", "init(a: Int, b: Int = 1) {}",
      "var a: Int, b = 1",
    ]
  )
  func madeOfSomething(member: String) {
    #expect(Self.names(Self.shop(member)).isEmpty, "\(member)")
  }

  private static func shop(_ member: String) -> String {
    "struct Shop: View {\n  \(member)\n  var body: some View { Text(\"\") }\n}\n"
  }

  @Test("an extension can add the initializer and the View conformance")
  func extensions() {
    let source = "struct Shop { let a: Int }\nextension Shop: View { init() { a = 1 } }"
    #expect(Self.names(source) == ["Shop"])
  }

  @Test("generic and nested views are not shown")
  func generic() {
    #expect(Self.names("struct Shop<T: View>: View { init() {} }").isEmpty)
    #expect(Self.names("enum A { struct Shop: View {} }").isEmpty)
  }

  @Test("code in comments and strings is ignored")
  func comments() {
    #expect(
      Self.names(
        """
        // #Preview { A() }
        /* struct A: View {} /* nested */ #Preview { B() } */
        let a = "#Preview { \\("}") }"
        let b = #"#Preview { "A" }"#
        let c = \"""
          #Preview { C() }
          \"""
        """
      ).isEmpty
    )
  }

  @Test("an unfinished file is parsed to its end", arguments: 0..<160)
  func unfinished(length: Int) {
    let source = """
      @main struct Tea: App { init(a: Int = "\\(1)") {} }
      #if os(Linux)
      #Preview("One") { @Previewable @State var a = [1]
        Text("\\(a)") }
      #endif
      extension Tea: View where Self == Tea {}
      """
    let text = String(source.prefix(length))
    let outline = SourceOutline(text)
    let prepared = PreparedSource(outline, showing: ShownContent(outline).items, path: "Tea.swift")
    #expect(prepared.text.hasPrefix("#sourceLocation(file: \"Tea.swift\", line: 1)\n"))
  }
}
