import Foundation
import Synchronization
import Testing

@testable import TerminalUI

@Suite("Types are made ahead of the first frame")
@MainActor
struct PreparationTests {
  private struct Evaluated: View {
    nonisolated static let evaluations = Atomic(0)
    @State private var count = 0

    var body: some View {
      Self.evaluations.add(1, ordering: .relaxed)
      return Text("\(count)")
    }
  }

  @Test("no body is evaluated for it")
  func noBody() {
    let preparation = _Preparation()
    preparation.view(Evaluated.self)
    #expect(preparation.known.contains(ObjectIdentifier(CompositeNode<Evaluated>.self)))
    #expect(Evaluated.evaluations.load(ordering: .relaxed) == 0)
  }

  private struct Leaf<Place>: View {
    var body: some View { Text("leaf") }
  }

  private struct Framing<Place>: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        Leaf<(Place, Self)>()
      }
    }
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Leaf<Loud>()
      }
    }
  }

  private struct Tree: View {
    let isOn: Bool
    let numbers = [1, 2]

    var body: some View {
      GeometryReader { _ in
        ScrollView {
          LazyVStack {
            ForEach(numbers, id: \.self) { _ in Leaf<Int>().padding() }
          }
        }
        .frame(width: 80)
      }
      if isOn { Leaf<Bool>() } else { Leaf<Never>().id(1) }
      Group {
        if isOn { Leaf<Void>().environment(\.isEnabled, false).onAppear {} }
      }
      Button {
      } label: {
        Leaf<String>()
      }
      .buttonStyle(Loud())
      .modifier(Framing<Tree>())
      .background { Leaf<Double>() }
    }
  }

  @Test("the walk goes into containers, branches, labels, modifiers and styles")
  func reach() {
    let preparation = _Preparation()
    preparation.view(Tree.self)
    let leaves: [Any.Type] = [
      Leaf<Int>.self, Leaf<Bool>.self, Leaf<Never>.self, Leaf<Void>.self, Leaf<String>.self,
      Leaf<Double>.self, Leaf<Loud>.self, Leaf<(Tree, Framing<Tree>)>.self,
    ]
    for leaf in leaves { #expect(preparation.known.contains(ObjectIdentifier(leaf)), "\(leaf)") }
  }

  private struct Outer<Place>: View {
    var body: some View {
      Leaf<Place>()
      part
      Leaf<[Place]>()
    }

    var part: some View { HStack { Leaf<Place?>() } }
  }

  @Test("views that are left out are not walked, by their type or as a part of a view")
  func leftOut() {
    let preparation = _Preparation()
    preparation.leaveOut(Leaf<[Character]>.self)
    preparation.leaveOut { (outer: Outer<Character>) in outer.part }
    preparation.view(Outer<Character>.self)
    let known = preparation.known
    #expect(known.contains(ObjectIdentifier(CompositeNode<Leaf<Character>>.self)))
    #expect(!known.contains(ObjectIdentifier(CompositeNode<Leaf<[Character]>>.self)))
    #expect(!known.contains(ObjectIdentifier(Leaf<Character?>.self)))
  }

  @Test("nothing is walked when it is too late")
  func late() {
    let preparation = _Preparation { true }
    preparation.view(Outer<UInt16>.self)
    #expect(preparation.known.isEmpty)
  }

  private struct Endless<Place>: View {
    let depth: Int

    var body: some View {
      if depth > 0 {
        Endless<[Place]>(depth: depth - 1)
        Endless<(Place, Place)>(depth: depth - 1)
      } else {
        Leaf<Place>()
      }
    }
  }

  private struct Nested: View {
    var inner: [Nested] = []

    var body: some View {
      ForEach(inner.indices, id: \.self) { AnyView(inner[$0]) }
      Text("nested")
    }
  }

  @Test("views that hold themselves come to an end, of ever other types too")
  func recursive() {
    let preparation = _Preparation()
    preparation.view(Endless<Int8>.self)
    preparation.view(Nested.self)
    #expect(preparation.known.contains(ObjectIdentifier(Endless<[Int8]>.self)))
    #expect(preparation.known.count < 200)
    #expect(screen(6, 1) { Endless<Int8>(depth: 5) } == [" leaf"])
  }

  private struct Numbered: DynamicProperty {
    @State var number = 1
    @Namespace var name
    private(set) var updates = 0

    mutating func update() { updates += 1 }
  }

  /// A view of two types that are the same but for their names.
  private struct Counter<Place>: View {
    var title = "a"
    let step: UInt8
    @State private var count = 0
    @State private var names: [String]? = ["b"]
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var isFocused: Bool
    private var numbered = Numbered()
    @Binding var outer: Int

    init(step: UInt8, outer: Binding<Int>) {
      self.step = step
      _outer = outer
    }

    var body: some View {
      VStack(alignment: .leading) {
        Button("\(title) \(count) \(numbered.number) \(outer) \(names?.count ?? 0)") {
          count += Int(step)
          numbered.number *= 2
          outer -= 1
          names?.append("c")
        }
        .focused($isFocused)
        Text("\(isEnabled) \(isFocused) \(numbered.updates)")
      }
      .buttonStyle(.plain)
    }
  }

  private struct Holder<Place>: View {
    @State private var outer = 9

    var body: some View { Counter<Place>(step: 2, outer: $outer) }
  }

  private enum Ahead {}
  private enum InTime {}

  @Test("what was prepared on another thread shows the same as what was not")
  func same() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        _Preparation().view(Holder<Ahead>.self)
        continuation.resume()
      }
    }
    let hosts = [
      makeHost(20, 2) { Holder<Ahead>() }, makeHost(20, 2) { Holder<InTime>() },
    ]
    let before = hosts.map(\.lines)
    #expect(before == Array(repeating: ["    ▸a 0 1 9 1", "    true true 1"], count: 2))
    for host in hosts { host.press(.enter, .enter) }
    #expect(hosts.map { $0.lines[0] } == ["    ▸a 4 4 7 3", "    ▸a 4 4 7 3"])
    #expect(hosts[0].lines == hosts[1].lines)
  }

  @Test("the fields that preparing finds are those that are found without")
  func fields() {
    _Preparation().view(Counter<UInt>.self)
    let prepared = DynamicFields.of(Counter<UInt>.self)
    let found = DynamicFields(of: Counter<UInt>.self)
    #expect(prepared === DynamicFields.of(Counter<UInt>.self))
    #expect(prepared.slots == 5)
    #expect(found.slots == 5)
    let counter = Counter<UInt>(step: 1, outer: .constant(1))
    #expect(prepared.areSame(counter, counter) == found.areSame(counter, counter))
  }
}
