import Foundation
import Testing

@testable import TerminalUI

@Suite("Visual effects")
@MainActor
struct EffectTests {
  @Test("a view with opacity 0 keeps its space and state, and cannot be focused")
  func fading() {
    let model = Model()
    let host = makeHost(20, 2) { FadingCounter(model: model) }
    #expect(host.labels == ["other"])
    #expect(host.lines[0] == "")
    model.isShown = true
    host.press(.up, .enter)
    #expect(host.labels.first == "1")
    model.isShown = false
    #expect(host.focusLabel == "other")
    model.isShown = true
    #expect(host.labels.first == "1")
  }

  @Test("symbolEffect(.disappear) hides a symbol; other symbol effects change nothing")
  func symbols() {
    let lines = screen(20, 3) {
      VStack {
        Text("away").symbolEffect(.disappear.down)
        Text("there").symbolEffect(.disappear, isActive: false)
        Text("still").symbolEffect(.bounce.up.byLayer, value: 1).symbolEffect(.pulse)
      }
    }
    #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["", "there", "still"])
  }

  @Test("withAnimation applies changes at once and returns the closure's result")
  func animation() {
    let model = Model()
    var isComplete = false
    let result = withAnimation(.easeIn.delay(1)) {
      model.count = 3
      return 7
    }
    withAnimation(.spring()) {
      model.count += 1
    } completion: {
      isComplete = true
    }
    #expect(result == 7)
    #expect(model.count == 4)
    #expect(isComplete)
  }

  @Test("withAnimation rethrows the closure's error")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try withAnimation { throw Refusal() } }
  }

  @Test("a namespace keeps its identifier while its view exists, and two views have different ones")
  func namespaces() {
    let model = Model()
    var seen: [Namespace.ID] = []
    let host = makeHost(9, 2) {
      Named(model: model) { seen.append($0) }
      Named(model: model) { seen.append($0) }
    }
    host.update()
    model.count += 1
    host.update()
    #expect(seen.count == 4)
    #expect(Set(seen).count == 2)
  }

  @Test("a view scaled to 0 is invisible")
  func scale() {
    #expect(screen(5, 1) { Text("x").scaleEffect(0) } == [""])
    #expect(screen(5, 1) { Text("x").scaleEffect(0.5) } == ["  x"])
  }
}

private struct FadingCounter: View {
  let model: Model

  var body: some View {
    VStack(alignment: .leading) {
      Counter().opacity(model.isShown ? 1 : 0)
      Button("other") {}
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Named: View {
  let model: Model
  let note: (Namespace.ID) -> Void
  @Namespace private var namespace

  var body: some View {
    note(namespace)
    return Text("\(model.count)")
  }
}
