extension Node {
  /// The clicked cell while the action of the click runs; `nil` for a key.
  package final var pressedCell: Point? { host.pressedCell }

  /// Whether the clicked element had the focus and was selected before the click.
  package final var isPressedAgain: Bool { host.isPressedAgain }

  /// Shows a message over everything until the next input, for example that a text field is full.
  package final func showNotice(_ notice: String) { host.notice = notice }
}
