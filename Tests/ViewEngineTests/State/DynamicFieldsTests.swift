import Testing

@testable import ViewEngine

/// The engine finds a view's dynamic properties with the standard library's reflection. It
/// identifies generic structures by a word of their metadata. These tests fail if a compiler
/// changes either layout.
@Suite("Locations of dynamic properties")
@MainActor
struct DynamicFieldsTests {
  /// A custom dynamic property that logs where it is updated.
  private struct Noting: DynamicProperty {
    let number: Int
    let log: Log

    init(_ number: Int, _ log: Log) { (self.number, self.log) = (number, log) }

    mutating func update() { log.numbers.append(number) }
  }

  private struct GenericNoting<Value>: DynamicProperty {
    let value: Value
    let log: Log

    mutating func update() { log.numbers.append(MemoryLayout<Value>.size) }
  }

  private final class Log {
    var numbers: [Int] = []
  }

  private struct Mixed<Content> {
    let isFirst: Bool
    let one: Noting
    let text: String?
    let content: Content
    let two: Noting
    let small: UInt8
    let three: GenericNoting<UInt16>
    let list: [Noting]
    @Environment(\.layoutDirection) var direction
    @State var count = 7
    let four: Noting
  }

  private func check<Content>(_ content: Content) {
    let log = Log()
    let value = Mixed(
      isFirst: true,
      one: Noting(1, log),
      text: "text",
      content: content,
      two: Noting(20, log),
      small: 9,
      three: GenericNoting(value: 3, log: log),
      list: [Noting(0, log)],
      four: Noting(4, log)
    )
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    var storage = DynamicStorage()
    let connected = storage.connect(value, environment)
    #expect(log.numbers == [1, 20, 2, 4], "\(Content.self)")
    #expect(connected.direction == .rightToLeft)
    connected.count = 8
    #expect(storage.connect(value, environment).count == 8)
  }

  @Test("each dynamic property is updated at its own location, whatever fields are in between")
  func places() {
    check(())
    check(true)
    check(UInt32(5))
    check((1, "two", 3.0 as Float))
    check("text" as String?)
    check([1, 2, 3])
    check({ 4 } as () -> Int)
    check(Log())
    check(5 as any Equatable)
  }

  @Test("all specializations of a generic structure have the same kind, others different kinds")
  func kinds() {
    #expect(StructureKind([Int].self) == StructureKind([String].self))
    #expect(StructureKind(State<Int>.self) == .state)
    #expect(StructureKind(State<(Int, [String])>.self) == .state)
    #expect(StructureKind(Environment<Log>.self) == .environment)
    #expect(StructureKind(Binding<Bool>.self) == .binding)
    #expect(StructureKind(Int?.self) == .optional)
    let kinds = [
      StructureKind([Int].self), StructureKind(Set<Int>.self), StructureKind(Int.self),
      StructureKind(UInt.self), StructureKind(Noting.self), StructureKind(Mixed<Int>.self),
      .state, .environment, .binding, .optional,
    ]
    #expect(Set(kinds).count == kinds.count)
  }

  @Test("a state's generic argument is the type of its value")
  func arguments() {
    func check<Value>(_ type: Value.Type) {
      let found = StructureKind.argument(of: State<Value>.self)
      #expect(ObjectIdentifier(found) == ObjectIdentifier(type))
    }
    check(Int.self)
    check([String: Log].self)
    check((Int, Bool).self)
    check((any Equatable).self)
  }

  @Test("a dynamic property is never a plain structure")
  func plain() {
    #expect(!StructureKind(Noting.self).isPlain)
    #expect(!StructureKind(GenericNoting<Int>.self).isPlain)
    #expect(StructureKind([Noting].self).isPlain)
  }
}
