extension BrowserCommand {
  /// Returns the commands of the hint bar now, sorted by priority. Commands that cannot run are left
  /// out. Each command is only checked when it is reached, because its reason for being unavailable
  /// is a text.
  @MainActor
  static func hinted(in model: BrowserModel) -> LazyFilterSequence<[BrowserCommand]> {
    let takesLetters = model.keyContext.takesLetters
    return model.keyBindings.ranked(in: model.keyContext.current).lazy.filter {
      $0.isHinted(model) && !(takesLetters && $0.isByCharacter)
        && $0.unavailableReason(model) == nil
    }
  }

  /// Opens the help with the essential commands: those that matter most for what has the focus now
  /// and can run, then those of every screen.
  @MainActor
  static func openHelp(of model: BrowserModel) {
    let everywhere = [
      "clock.next-event", model.clockPlayer.isPlaying ? "clock.pause" : "clock.play",
      "clock.move", "clock.undo", "screen.list", "program.palette", "program.quit",
    ]
    let here = hinted(in: model).filter { command in
      !everywhere.contains(command.id) && command.id != "program.help"
    }
    model.navigation.openHelp(here.prefix(essentialCount).map(\.id) + everywhere)
  }

  /// The number of commands of the open screen that the help lists first. With the commands of every
  /// screen and two headings, they fit on a screen of 24 rows.
  private static let essentialCount = 6
}
