extension Node {
  /// The cell of the screen that was clicked, while what it presses acts; `nil` where a key does.
  package final var pressedCell: Point? { host.pressedCell }

  /// Whether the pointer presses what had the focus and was chosen before.
  package final var isPressedAgain: Bool { host.isPressedAgain }

  /// Says something over everything until the next input, such as that a field is full.
  package final func say(_ notice: String) { host.notice = notice }
}
