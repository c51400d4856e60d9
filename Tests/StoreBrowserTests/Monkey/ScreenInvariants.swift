@testable import TerminalUI
@_spi(Nodes) @testable import ViewEngine

/// Invariants of every screen.
@MainActor
enum ScreenInvariants {
  /// The invariant that a frame, or the focus of its host, breaks; `nil` if none.
  static func broken(by frame: Frame, on host: ViewHost, usesASCII: Bool) -> String? {
    if frame.size != host.size { return "the frame and the screen differ in size" }
    var wrong: String?
    for y in 0..<frame.size.height where wrong == nil {
      frame.read(row: y) { row in
        wrong = broken(by: row, usesASCII).map { "row \(y + 1): \($0)" }
      }
    }
    return wrong ?? brokenByFocus(of: host)
  }

  private static func broken(by row: UnsafeBufferPointer<Cell>, _ usesASCII: Bool) -> String? {
    var isInWide = false
    for cell in row {
      let columns = cell.width
      if (columns == 0) != isInWide { return "half a wide character" }
      isInWide = columns == 2
      let scalar = cell.scalar
      if (0x20..<0x7F).contains(scalar) || columns == 0 { continue }
      guard let known = Unicode.Scalar(scalar) else { return "a cell without text" }
      if usesASCII { return "\(cell.text) is not ASCII" }
      let properties = known.properties
      if properties.generalCategory == .control || properties.isBidiControl {
        return "a control character"
      }
      if TextWidth.columns(cell.text) != Int(columns) { return "\(cell.text) has the wrong width" }
    }
    return isInWide ? "half a wide character at the end" : nil
  }

  /// Some element has the focus if any can have it, and this element is visible unless the user has
  /// scrolled away from it. A control that was disabled while it had the focus keeps it.
  private static func brokenByFocus(of host: ViewHost) -> String? {
    let usable = host.semantics.elements.filter {
      $0.node.isFocusable || $0.node === host.focusedNode && $0.node.acceptsFocus
    }
    let seen = usable.filter(\.node.isVisible)
    guard let focused = host.focusedNode else {
      return seen.first.map { "no element has the focus, although \"\($0.label)\" can have it" }
    }
    guard let element = usable.first(where: { $0.node === focused }) else {
      return "the focused element does not exist"
    }
    if !element.isEnabled, element.hint.isEmpty, focused.isFocusable {
      return "the focus is on \"\(element.label)\", which is disabled and has no hint"
    }
    if !host.focusEngine.isFocusHidden || host.focusEngine.keepsHiddenFocus { return nil }
    guard let scroll = focused.hidingScroll else {
      return "the focus is on \"\(element.label)\", which is not on the screen"
    }
    let others = seen.filter { $0.node.isInside(scroll) && $0.role != .option }
    return others.first.map {
      "the focus is on the hidden \"\(element.label)\", although \"\($0.label)\" is visible"
    }
  }
}
