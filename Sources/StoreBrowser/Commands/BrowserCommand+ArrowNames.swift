import StoreModel

extension BrowserCommand {
  /// Returns the command with the names of arrow keys instead of arrows. In ASCII, the arrows would
  /// be drawn as `^v`.
  func withArrowNames(_ words: Words) -> BrowserCommand {
    guard let name = Self.arrowNames[label(words)] else { return self }
    var command = self
    command.label = .keys(name)
    return command
  }

  /// The names of arrow keys by their signs, alone and in pairs.
  private static let arrowNames = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "↑↓": "Up/Down", "←→": "Left/Right",
    "↑↓←→": "Arrows",
  ]
}
