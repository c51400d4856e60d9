import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("ViewBuilder")
@MainActor
struct ViewBuilderTests {
  private enum Kind: CaseIterable {
    case one
    case two
    case three
  }

  @ViewBuilder private func view(_ kind: Kind) -> some View {
    switch kind {
    case .one: Text("1")
    case .two:
      Text("2a")
      Text("2b")
    case .three: EmptyView()
    }
  }

  @Test("each case of a switch shows its own views")
  func switches() {
    let labels = Kind.allCases.map { kind in makeHost(9, 3) { VStack { view(kind) } }.labels }
    #expect(labels == [["1"], ["2a", "2b"], []])
  }

  @Test("an if-let shows its view only for a value")
  func optionals() {
    func labels(_ name: String?) -> [String] {
      makeHost(9, 3) {
        VStack {
          if let name { Text(name) }
          Text("end")
        }
      }.labels
    }
    #expect(labels("x") == ["x", "end"])
    #expect(labels(nil) == ["end"])
  }

  @Test("constants and availability checks work in a builder")
  func statements() {
    let host = makeHost(9, 3) {
      VStack {
        let word = "a"
        Text(word)
        if #available(macOS 15, *) { Text("b") }
      }
    }
    #expect(host.labels == ["a", "b"])
  }

  @Test("a block can contain twelve views")
  func manyViews() {
    let host = makeHost(20, 1) {
      HStack(spacing: .cells(0)) {
        Text("a")
        Text("b")
        Text("c")
        Text("d")
        Text("e")
        Text("f")
        Text("g")
        Text("h")
        Text("i")
        Text("j")
        Text("k")
        Text("l")
      }
    }
    #expect(host.lines == ["    abcdefghijkl"])
  }

  @Test("nested bodies show their views in the outer stack")
  func composition() {
    struct Outer: View {
      var body: some View { Middle() }
    }
    struct Middle: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let host = makeHost(3, 1) { HStack { Outer() } }
    #expect(host.lines == ["a b"], "a body without a stack adds its views to the outer stack")
  }
}

@Suite("Skipped evaluations")
@MainActor
struct EqualityTests {
  private struct Plain: View {
    let number: Int
    @MainActor static var evaluations = 0

    var body: some View {
      Self.evaluations += 1
      return Text("\(number)")
    }
  }

  private struct Named: View, Equatable {
    let name: String
    @MainActor static var evaluations = 0

    var body: some View {
      Self.evaluations += 1
      return Text(name)
    }
  }

  private struct Acting: View {
    let action: () -> Void
    @MainActor static var evaluations = 0

    var body: some View {
      Self.evaluations += 1
      return Text("acting")
    }
  }

  private final class Held {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  private struct Parent: View {
    let model: Model

    var body: some View {
      // The optimizer could store a number in the closure itself, or remove it. An object prevents
      // that.
      let other = Held(model.other)
      return VStack {
        Plain(number: model.count)
        Named(name: "n\(model.count)")
        Acting { #expect(other.number >= 0) }
      }
    }
  }

  @Test("a child with equal plain or Equatable values is not evaluated again")
  func children() {
    let model = Model()
    let host = ViewHost(Parent(model: model), size: Size(width: 9, height: 3))
    _ = host.render()
    let before = [Plain.evaluations, Named.evaluations, Acting.evaluations]
    model.other = 1
    _ = host.render()
    #expect([Plain.evaluations, Named.evaluations] == Array(before.prefix(2)))
    #expect(Acting.evaluations == before[2] + 1, "closures with different captures are unequal")
    model.count = 1
    #expect(host.labels == ["1", "n1", "acting"])
    #expect([Plain.evaluations, Named.evaluations] == before.prefix(2).map { $0 + 1 })
  }

  private struct Asking: View {
    let isLoud: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @MainActor static var evaluations = 0

    var body: some View {
      Self.evaluations += 1
      return Text(isEnabled ? "asking" : "off")
    }
  }

  private struct Room: View {
    let model: Model

    var body: some View {
      VStack {
        Text("\(model.other)")
        Asking(isLoud: model.count > 0)
      }
    }
  }

  @Test("a child that reads the environment is not evaluated again if its values are equal")
  func reading() {
    let model = Model()
    let host = ViewHost(Room(model: model), size: Size(width: 9, height: 2))
    _ = host.render()
    let before = Asking.evaluations
    model.other = 1
    #expect(host.labels == ["1", "asking"])
    #expect(Asking.evaluations == before)
    model.count = 1
    _ = host.render()
    #expect(Asking.evaluations == before + 1)
  }

  private struct Gapped {
    var isOn = true
    var number: Int
    var word = "word"
  }

  @Test("padding bytes between a view's fields do not affect the comparison", arguments: [4, 5])
  func gaps(number: Int) {
    // Two values with different padding bytes.
    let values = UnsafeMutableBufferPointer<Gapped>.allocate(capacity: 2)
    values.initialize(repeating: Gapped(number: 4))
    values[1].number = number
    defer {
      values.deinitialize()
      values.deallocate()
    }
    let bytes = UnsafeMutableRawBufferPointer(values)
    let stride = MemoryLayout<Gapped>.stride
    for index in 0..<2 { bytes[index * stride + 1] = UInt8(index + 1) }
    guard let start = bytes.baseAddress else { return }
    #expect(memcmp(start, start + stride, MemoryLayout<Gapped>.size) != 0)
    let fields = DynamicFields.of(Gapped.self)
    #expect(fields.haveSameFields(start, start + stride) == (number == 4))
  }

  private enum Sign: View {
    case good
    case bad

    var body: some View { Text(self == .good ? "good" : "bad") }
  }

  private struct Typed: View {
    let name: String
    let type: Int.Type
    var kind = UInt8(1)

    var body: some View { Text("\(name) \(kind)") }
  }

  private struct Signs: View {
    let model: Model

    var body: some View {
      VStack {
        model.count == 0 ? Sign.good : Sign.bad
        Typed(name: "type", type: Int.self, kind: UInt8(model.count))
      }
    }
  }

  @Test("a view with an enum and a view with a metatype show their new values")
  func cases() {
    let model = Model()
    let host = makeHost(9, 2) { Signs(model: model) }
    #expect(host.labels == ["good", "type 0"])
    model.count = 1
    #expect(host.labels == ["bad", "type 1"])
  }

  private struct ObjectReader: View {
    @Environment(Model.self) private var model
    @MainActor static var evaluations = 0

    var body: some View {
      Self.evaluations += 1
      return Text("\(model.count)")
    }
  }

  private struct ObjectRoom: View {
    let model: Model

    var body: some View {
      VStack {
        Text("\(model.other)")
        ObjectReader()
      }
    }
  }

  @Test("a child that reads an environment object is not evaluated again if it is unchanged")
  func readingObject() {
    let model = Model()
    let host = makeHost(9, 2) { ObjectRoom(model: model).environment(model) }
    _ = host.render()
    let before = ObjectReader.evaluations
    model.other = 1
    #expect(host.labels == ["1", "0"])
    #expect(ObjectReader.evaluations == before)
    model.count = 1
    #expect(host.labels == ["1", "1"])
  }

  private struct Following: View {
    let model: Model

    var body: some View {
      if model.other != model.count { model.other = model.count }
      return Text("leads")
    }
  }

  private struct Followed: View {
    let model: Model
    var body: some View { Text("\(model.other)") }
  }

  @Test("a change during an evaluation is on the screen after the same layout")
  func changeWhileEvaluated() {
    let model = Model()
    let host = makeHost(9, 2) {
      VStack {
        Followed(model: model)
        Following(model: model)
      }
    }
    #expect(host.labels == ["0", "leads"])
    let layouts = host.layoutCount
    model.count = 1
    #expect(host.labels == ["1", "leads"])
    #expect(host.layoutCount == layouts + 1)
  }

  @Test("a skipped child still follows its environment")
  func environment() {
    let model = Model()
    let host = ViewHost(Surroundings(model: model), size: Size(width: 9, height: 1))
    #expect(host.labels == ["calm"])
    model.isShown = true
    #expect(host.labels == ["off"])
  }

  private struct Surroundings: View {
    let model: Model
    var body: some View { Reader().disabled(model.isShown) }
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "calm" : "off") }
  }
}
