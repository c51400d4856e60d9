import TerminalUI

extension BrowserCommand {
  /// The commands that move or play the clock, with undo and redo.
  static let clock: [BrowserCommand] = clockMoves + clockPlayer

  private static let clockMoves: [BrowserCommand] = [
    BrowserCommand(
      id: "clock.next-event",
      hint: BrowserText.hintNextEvent,
      title: BrowserText.commandNextEvent,
      section: .clock,
      contexts: Context.screens,
      priority: 4,
      keys: [.character("t")],
      isHinted: { $0.session.simulation.nextEventInstant != nil },
      action: { $0.clock.advanceToNextEvent() }
    ),
    BrowserCommand(
      id: "clock.move",
      hint: BrowserText.hintMoveClock,
      title: BrowserText.commandMoveClock,
      section: .clock,
      contexts: Context.screens,
      priority: 9,
      keys: [.character("T")],
      action: { $0.navigation.sheet = .clock }
    ),
    BrowserCommand(
      id: "clock.undo",
      hint: BrowserText.hintUndo,
      title: BrowserText.commandUndo,
      section: .clock,
      contexts: Context.screens,
      priority: 7,
      keys: [.character("z")],
      isHinted: { $0.session.canUndo },
      action: { model in
        model.clockPlayer.pause()
        model.session.undo()
      }
    ),
    BrowserCommand(
      id: "clock.redo",
      hint: BrowserText.commandRedo,
      section: .clock,
      contexts: Context.screens,
      keys: [.character("Z")],
      action: { model in
        model.clockPlayer.pause()
        model.session.redo()
      }
    ),
  ]

  /// The commands that play the clock. One key plays and pauses it.
  private static let clockPlayer: [BrowserCommand] = [
    BrowserCommand(
      id: "clock.play",
      hint: BrowserText.hintPlay,
      title: BrowserText.commandPlay,
      section: .clock,
      contexts: Context.screens,
      priority: 9,
      keys: [.character(",")],
      isHinted: { !$0.clockPlayer.isPlaying },
      isLeftToViews: { $0.clockPlayer.isPlaying },
      unavailableReason: { model in
        model.clockPlayer.isPlaying ? model.words.text(BrowserText.clockPlays) : nil
      },
      action: { $0.clockPlayer.play() }
    ),
    BrowserCommand(
      id: "clock.pause",
      hint: BrowserText.hintPause,
      title: BrowserText.commandPause,
      section: .clock,
      contexts: Context.screens,
      priority: 3,
      keys: [.character(",")],
      isHinted: { $0.clockPlayer.isPlaying },
      isLeftToViews: { !$0.clockPlayer.isPlaying },
      unavailableReason: { model in
        model.clockPlayer.isPlaying ? nil : model.words.text(BrowserText.clockIsPaused)
      },
      action: { $0.clockPlayer.pause() }
    ),
    BrowserCommand(
      id: "clock.faster",
      hint: BrowserText.hintFaster,
      title: BrowserText.commandFaster,
      section: .clock,
      contexts: Context.screens,
      priority: 7,
      keys: [.character(">")],
      isHinted: { $0.clockPlayer.isPlaying && $0.clockPlayer.speed.faster != nil },
      unavailableReason: { model in
        model.clockPlayer.speed.faster == nil ? model.words.text(BrowserText.clockFastest) : nil
      },
      action: { $0.clockPlayer.change(to: $0.clockPlayer.speed.faster, notices: $0.notices) }
    ),
    BrowserCommand(
      id: "clock.slower",
      hint: BrowserText.commandSlower,
      section: .clock,
      contexts: Context.screens,
      keys: [.character("<")],
      unavailableReason: { model in
        model.clockPlayer.speed.slower == nil ? model.words.text(BrowserText.clockSlowest) : nil
      },
      action: { $0.clockPlayer.change(to: $0.clockPlayer.speed.slower, notices: $0.notices) }
    ),
  ]
}

extension ClockPlayer {
  /// Changes the speed of the playing clock, or its speed the next time it plays. A notice shows the
  /// speed, because the status line of a paused clock does not.
  fileprivate func change(to speed: ClockSpeed?, notices: NoticeModel) {
    guard let speed else { return }
    choose(speed)
    notices.remark = speedNotice
  }
}
