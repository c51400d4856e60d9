extension BrowserModel {
  /// The commands of the hint bar now, sorted by priority.
  var hintedCommands: [BrowserCommand] {
    let takesLetters = keyContext.takesLetters
    return keyBindings.ranked(in: keyContext.current).filter {
      $0.isHinted(self) && !(takesLetters && $0.isByCharacter)
    }
  }

  /// Opens the help with the essential commands: those that matter most for what has the focus now
  /// and can run, then those of every screen.
  func openHelp() {
    let everywhere = [
      "clock.next-event", clockPlayer.isPlaying ? "clock.pause" : "clock.play", "clock.move",
      "clock.undo", "screen.list", "program.palette", "program.quit",
    ]
    let here = hintedCommands.filter { command in
      !everywhere.contains(command.id) && command.id != "program.help"
        && command.unavailableReason(self) == nil
    }
    navigation.openHelp(here.prefix(Self.essentialCount).map(\.id) + everywhere)
  }

  /// The number of commands of the open screen that the help lists first. With the commands of every
  /// screen and two headings, they fit on a screen of 24 rows.
  private static let essentialCount = 7
}
