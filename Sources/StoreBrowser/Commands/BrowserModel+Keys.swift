import StoreModel

extension BrowserModel {
  /// How a text tells of a command: by the key that a person has for it, and by its name, in
  /// quotes, where there is none.
  func key(of id: BrowserCommand.ID) -> String {
    guard let command = commands.first(where: { $0.id == id }) else { return "" }
    let label = command.label(words)
    return label.isEmpty ? "\u{201C}\(command.title(words))\u{201D}" : label
  }
}
