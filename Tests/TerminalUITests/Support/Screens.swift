import Observation
import Testing

@testable import TerminalUI

/// Returns the rows of a view on a screen of the given size, without trailing blanks.
@MainActor
func screen(
  _ width: Int,
  _ height: Int,
  direction: LayoutDirection = .leftToRight,
  ascii: Bool = false,
  @ViewBuilder _ content: () -> some View
) -> [String] {
  makeHost(width, height, direction: direction, ascii: ascii, content).render().lines
}

/// Creates a host that shows a view.
@MainActor
func makeHost(
  _ width: Int,
  _ height: Int,
  direction: LayoutDirection = .leftToRight,
  ascii: Bool = false,
  @ViewBuilder _ content: () -> some View
) -> ViewHost {
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  environment.usesASCII = ascii
  return ViewHost(
    content(),
    size: Size(width: width, height: height),
    environment: environment
  )
}

extension ViewHost {
  /// The rows of the next frame.
  var lines: [String] { render().lines }

  /// The label of the focused element.
  var focusLabel: String? {
    update()
    return semantics.elements.first(where: \.isFocused)?.label
  }

  /// The labels of all elements, in reading order.
  var labels: [String] {
    update()
    return semantics.elements.map(\.label)
  }

  /// Returns the elements whose label equals `label`.
  func elements(_ label: String) -> [SemanticElement] {
    update()
    return semantics.elements.filter { $0.label == label }
  }

  /// Presses keys in order.
  func press(_ keys: Key...) { press(keys) }

  /// Presses keys in order.
  func press(_ keys: [Key]) {
    for key in keys { send(.key(key)) }
  }

  /// Types a string as single keys.
  func type(_ text: String) {
    for character in text { send(.key(character == " " ? .space : .character(character))) }
  }

  /// Clicks a cell.
  @discardableResult
  func click(_ x: Int, _ y: Int) -> Bool { send(.mouse(.click, at: Point(x: x, y: y))) }

  /// Turns the wheel over a cell by a number of notches: down if positive, up if negative.
  func wheel(_ notches: Int, at point: Point = .zero) {
    for _ in 0..<abs(notches) {
      send(.mouse(notches > 0 ? .wheelDown : .wheelUp, at: point))
    }
  }
}

/// A rectangle filled with one letter. It takes all the space that it is offered.
struct Block: View {
  let letter: String

  init(_ letter: String) { self.letter = letter }

  var body: some View {
    GeometryReader { proxy in
      let row = String(repeating: letter, count: min(proxy.cells.width, 500))
      Text(Array(repeating: row, count: min(proxy.cells.height, 500)).joined(separator: "\n"))
    }
  }
}

/// Counts and logs events.
@MainActor
final class Tally {
  private(set) var counts: [String: Int] = [:]
  private(set) var log: [String] = []

  func note(_ what: String) {
    counts[what, default: 0] += 1
    log.append(what)
  }

  func reset() {
    counts = [:]
    log = []
  }

  subscript(what: String) -> Int { counts[what] ?? 0 }
}

/// A text that logs each evaluation of its body.
struct Noted: View {
  let name: String
  let tally: Tally

  var body: some View {
    tally.note(name)
    return Text(name)
  }
}

/// An observable model with properties of several types.
@MainActor @Observable
final class Model {
  var count = 0
  var other = 0
  var isShown = false
  var text = ""
  var names = ["a", "b", "c"]
  var number = 10
}
