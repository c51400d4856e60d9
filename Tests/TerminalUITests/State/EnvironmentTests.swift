import Testing

@testable import TerminalUI

@Suite("The environment")
@MainActor
struct EnvironmentTests {
  fileprivate enum NameKey: EnvironmentKey {
    static let defaultValue = "nobody"
  }

  private struct Reader: View {
    @Environment(\.name) private var name
    var body: some View { Text(name) }
  }

  @Test("a value that is not set has its default")
  func defaultValue() {
    #expect(makeHost(9, 1) { Reader() }.labels == ["nobody"])
  }

  @Test("the nearest outer value applies, only inside its view")
  func nesting() {
    let host = makeHost(9, 3) {
      VStack {
        VStack {
          Reader().environment(\.name, "inner")
          Reader()
        }
        .environment(\.name, "outer")
        Reader()
      }
    }
    #expect(host.labels == ["inner", "outer", "nobody"])
  }

  @Test("transformEnvironment starts from the outer value")
  func transformation() {
    let host = makeHost(9, 1) {
      Reader().transformEnvironment(\.name) { $0 += "!" }.environment(\.name, "me")
    }
    #expect(host.labels == ["me!"])
  }

  @Test("a changed value reaches its readers")
  func change() {
    let model = Model()
    let host = ViewHost(Naming(model: model), size: Size(width: 9, height: 1))
    #expect(host.labels == ["n0"])
    model.count = 4
    #expect(host.labels == ["n4"])
  }

  private struct Naming: View {
    let model: Model
    var body: some View { Reader().environment(\.name, "n\(model.count)") }
  }

  @Test("an object is found by its type, and its readers follow its changes")
  func objects() {
    let model = Model()
    let host = makeHost(9, 2) {
      VStack {
        ObjectReader().environment(model)
        OptionalReader()
      }
    }
    #expect(host.labels == ["0", "none"])
    model.count = 2
    #expect(host.labels == ["2", "none"])
  }

  private struct ObjectReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.count)") }
  }

  private struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model == nil ? "none" : "some") }
  }

  @Test("an environment is identical to its copy until a value is set")
  func identity() {
    var copy = EnvironmentValues()
    let original = copy
    #expect(copy.isIdentical(to: original))
    copy.name = "x"
    #expect(!copy.isIdentical(to: original))
    #expect(original.name == "nobody")
  }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[EnvironmentTests.NameKey.self] }
    set { self[EnvironmentTests.NameKey.self] = newValue }
  }
}
