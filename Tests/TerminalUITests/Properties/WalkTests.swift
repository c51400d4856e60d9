import Testing
@_spi(Nodes) import ViewEngine
import ViewEngineTestSupport

@testable import TerminalUI

@Suite("Random walks of input")
@MainActor
struct WalkTests {
  nonisolated private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .space, .tab, .backtab, .escape, .home, .end, .pageUp,
    .pageDown, .backspace, .delete, .character("a"), .character("j"), .character("日"),
    .character("\u{301}"), .control("l"), .function(5),
  ]

  private struct Walker {
    var random = SeededRandom.forTest()

    mutating func event(_ size: Size) -> InputEvent {
      let point = Point(
        x: Int.random(in: -1...size.width, using: &random),
        y: Int.random(in: -1...size.height, using: &random)
      )
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        return .resize(
          Size(
            width: .random(in: 0...44, using: &random),
            height: .random(in: 0...16, using: &random)
          )
        )
      case 1, 2: return .mouse(.click, at: point)
      case 3: return .mouse(Bool.random(using: &random) ? .wheelUp : .wheelDown, at: point)
      default: return .key(keys.randomElement(using: &random) ?? .tab)
      }
    }
  }

  /// A screen inside a scroll view.
  private struct Scrolling: View {
    @Bindable var model: Model
    @State private var selected = 3

    var body: some View {
      ScrollView {
        Text("Plans").bold()
        TextField("Name", text: $model.text)
        LazyVStack(alignment: .leading, pinned: selected) {
          ForEach(0..<model.number, id: \.self) { row in
            OptionButton(isSelected: row == selected, select: { selected = row }) {
              Text("plan \(row)").frame(height: .cells(row % 3 + 1))
            }
          }
        }
        Button("more") { model.number += 7 }
        Button("fewer") { model.number = max(0, model.number - 11) }
        Button("sheet") { model.isShown = true }
      }
      .sheet(isPresented: $model.isShown) {
        ScrollView { ForEach(0..<9) { row in Button("leaf \(row)") { model.isShown = row < 4 } } }
      }
    }
  }

  @Test("the focus is on an enabled view or nowhere, and becomes visible")
  func focus() {
    let model = Model()
    var walker = Walker()
    let host = ViewHost(Scrolling(model: model), size: Size(width: 30, height: 9))
    for step in 0..<walker.random.rounds(of: 20_000) {
      let event = walker.event(host.size)
      let formerFocus = host.focusedNode
      host.send(event)
      let frame = host.render()
      let place = "seed \(walker.random.seed), step \(step), \(event)"
      #expect(frame.size == host.size, "\(place)")
      #expect(hasNoHalves(frame), "\(place)")
      let usable = host.semantics.elements.filter { $0.node.isFocusable || $0.isFocused }
      let focused = host.semantics.elements.filter(\.isFocused)
      #expect(focused.count <= min(1, usable.count), "\(place)")
      // A control that was disabled while it had the focus keeps it.
      #expect(focused.allSatisfy { $0.node.acceptsFocus }, "\(place)")
      #expect(focused.allSatisfy { !$0.visibleRect.isEmpty }, "\(place)")
      if host.focusedNode !== formerFocus, host.size.width > 6, host.size.height > 4 {
        #expect(focused.count == min(1, usable.count), "\(place)")
      }
    }
  }

  /// A screen whose only state is the model.
  private struct Plain: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          HStack { options }
          VStack { options }
        }
        GeometryReader { Text("room for \($0.cells.width)") }.frame(height: .cells(1))
        HStack {
          Button("more") { model.other += 1 }
          Button("less") { model.other -= 1 }.disabled(model.other <= 0)
          if model.other > 2 { Button("reset") { model.other = 0 } }
        }
        Button("sheet") { model.isShown = true }
      }
      .border(title: "\(model.other)")
      .sheet(isPresented: $model.isShown) {
        Button("done") { model.isShown = false }
      }
    }

    private var options: some View {
      ForEach(0..<3) { row in
        OptionButton(isSelected: row == model.count, select: { model.count = row }) {
          Text(row == model.count ? "● option \(row)" : "○ option \(row)")
        }
      }
    }
  }

  /// Returns whether all content below the sheets fits on the screen.
  private func hasRoom(_ host: ViewHost) -> Bool {
    let content = host.layers[0].node.children.flatMap(\.elements)
    let screen = Rect(origin: .zero, size: host.size)
    return content.allSatisfy { screen.intersection($0.frame) == $0.frame }
  }

  @Test("after a resize the frame equals a new host's frame with the same state and focus")
  func resizes() {
    let model = Model()
    var walker = Walker()
    let host = ViewHost(Plain(model: model), size: Size(width: 40, height: 12))
    for step in 0..<walker.random.rounds(of: 20_000) {
      let event = walker.event(host.size)
      host.send(event)
      host.update()
      guard case .resize = event else { continue }
      let fresh = ViewHost(Plain(model: model), size: host.size)
      let count = model.count
      fresh.update()
      let index = host.semantics.elements.firstIndex(where: \.isFocused)
      fresh.focus(index.map { fresh.semantics.elements[$0].node })
      let frame = fresh.render()
      #expect(model.count == count)
      // If the content does not fit, the scroll position behind a sheet depends on the focus before
      // the sheet. A new host does not have that focus.
      guard !model.isShown || hasRoom(host) else { continue }
      #expect(
        host.render().lines == frame.lines,
        "seed \(walker.random.seed), step \(step), \(event)"
      )
    }
  }

  @Test("any input leaves random views with intact frames")
  func randomViews() {
    var walker = Walker()
    var views = RandomViews(seed: walker.random)
    for round in 0..<walker.random.rounds(of: 20_000) {
      let host = ViewHost(views.tree(depth: 4), size: views.size())
      for _ in 0..<5 {
        host.send(walker.event(host.size))
        let frame = host.render()
        #expect(frame.size == host.size && hasNoHalves(frame))
      }
      let focused = host.semantics.elements.filter(\.isFocused)
      #expect(
        focused.allSatisfy { $0.node.acceptsFocus },
        "seed \(views.random.seed), round \(round)"
      )
    }
  }
}
