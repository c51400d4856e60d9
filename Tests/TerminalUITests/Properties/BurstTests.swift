import Foundation
import Observation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Bursts of keys")
@MainActor
struct BurstTests {
  @Observable @MainActor
  fileprivate final class Store {
    var name = ""
    var selected = 0
    var rows = 20
    var changes = 0
    var isShown = false
  }

  /// A screen with keys that work everywhere, a list that scrolls to the selection, and controls
  /// that appear and disappear.
  fileprivate struct Screen: View {
    @Bindable var store: Store
    var hasField = true
    var hasActingRows = false

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: .cells(0)) {
          Text("\(store.selected) of \(store.rows), \(store.changes)")
          ScrollView {
            LazyVStack(alignment: .leading) {
              ForEach(0..<store.rows, id: \.self) { row in
                if hasActingRows {
                  ActingRow(row: row, store: store)
                } else {
                  Text(row == store.selected ? "> row \(row)" : "  row \(row)")
                }
              }
            }
          }
          if hasField {
            TextField("Name", text: $store.name)
            Button("more") { store.rows += 3 }
            if store.rows > 22 { Button("fewer") { store.rows = max(1, store.rows - 4) } }
            Button("sheet") { store.isShown = true }
          }
        }
        .onKeyPress { (press: KeyPress) in
          switch press.key {
          case "+": store.selected = (store.selected + 1) % store.rows
          case "-": store.selected = (store.selected + store.rows - 1) % store.rows
          default: return .ignored
          }
          proxy.scrollTo(store.selected)
          return .handled
        }
        .onChange(of: store.rows) { store.changes += 1 }
      }
      .sheet(isPresented: $store.isShown) {
        Button("done \(store.name)") { store.isShown = false }
      }
    }
  }

  /// A row with a button while it is selected. The row counts the changes of its selection.
  private struct ActingRow: View {
    let row: Int
    @Bindable var store: Store

    var body: some View {
      HStack {
        Text("row \(row)")
        if row == store.selected { Button("more") { store.rows += 2 } }
      }
      .onChange(of: row == store.selected) { store.changes += 1 }
    }
  }

  private static let keys: [Key] = [
    .character("+"), .character("+"), .character("+"), .character("-"), .enter, .tab, .backtab,
    .down, .up, .escape, .character("x"), .backspace, .space,
  ]

  @Test(
    "a burst of keys has the same effect as single keys",
    arguments: [true, false],
    [true, false]
  )
  func sameAsOneByOne(hasField: Bool, hasActingRows: Bool) {
    var random = SeededRandom.forTest()
    for round in 0..<random.rounds(of: 5_000) {
      let size = Size(width: .random(in: 12...30, using: &random), height: 11)
      let burst = Screen(store: Store(), hasField: hasField, hasActingRows: hasActingRows)
      let single = Screen(store: Store(), hasField: hasField, hasActingRows: hasActingRows)
      let hosts = (ViewHost(burst, size: size), ViewHost(single, size: size))
      var pressed: [Key] = []
      for _ in 0..<3 {
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          let key = Self.keys.randomElement(using: &random) ?? .tab
          pressed.append(key)
          hosts.0.send(.key(key))
          hosts.1.send(.key(key))
          _ = hosts.1.render()
        }
        let lines = (hosts.0.render().lines, hosts.1.render().lines)
        #expect(lines.0 == lines.1, "seed \(random.seed), round \(round), \(pressed)")
        if lines.0 != lines.1 { return }
      }
    }
  }

  @MainActor
  private final class Counter {
    var layouts = 0
    var rows = 0
  }

  private struct Counted: Layout {
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      MainActor.assumeIsolated { counter.layouts += 1 }
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Tally: View {
    let counter: Counter
    @State private var count = 0

    var body: some View {
      Counted(counter: counter) { Text("pressed \(count)") }
        .onKeyPress("+") {
          count += 1
          return .handled
        }
    }
  }

  @Test("a burst of keys causes one layout")
  func layouts() {
    let counter = Counter()
    let host = ViewHost(Tally(counter: counter), size: Size(width: 20, height: 1))
    _ = host.render()
    let before = counter.layouts
    for _ in 0..<100 { host.send(.key(.character("+"))) }
    #expect(host.render().lines[0].contains("pressed 100"))
    #expect(counter.layouts == before + 1)
  }

  private struct CountedRows: View {
    let counter: Counter
    @State private var selected = 0

    var body: some View {
      VStack {
        Text("rows")
        ScrollView {
          LazyVStack {
            ForEach(0..<20, id: \.self) { row in
              counter.rows += 1
              return Text(row == selected ? "> \(row)" : "  \(row)")
            }
          }
        }
      }
      .onKeyPress("+") {
        selected += 1
        return .handled
      }
    }
  }

  @Test("a burst of keys evaluates passive rows only once")
  func rows() {
    let counter = Counter()
    let host = ViewHost(CountedRows(counter: counter), size: Size(width: 20, height: 21))
    _ = host.render()
    let before = counter.rows
    for _ in 0..<10 { host.send(.key(.character("+"))) }
    #expect(host.render().lines[11].contains("> 10"))
    #expect(counter.rows - before <= 40)
  }

  @Test("only rows without controls and actions count as passive")
  func passivity() {
    let plain = VStack { if Bool.random() { Text("a").bold().padding() } else { Color.red } }
    let button = VStack { if Bool.random() { Text("a") } else { Button("b") {} } }
    let watching = Text("a").onChange(of: 1) {}
    #expect(isPassive(plain))
    #expect(isPassive(Labelled()))
    #expect(!isPassive(button))
    #expect(!isPassive(watching))
    #expect(!isPassive(AnyView(Text("a"))))
  }

  private struct Labelled: View {
    var body: some View {
      HStack {
        Text("a")
        Spacer()
        Image(systemName: "star")
      }.border(.red)
    }
  }

  private func isPassive<V: View>(_ view: V) -> Bool { V._isPassive }
}
