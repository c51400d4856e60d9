import TerminalUI

extension BrowserCommand {
  private static let onTimeline = Set([Context.screen(.timeline)])

  /// The commands of the timeline's screen.
  static let timeline: [BrowserCommand] = timelineEvents + timelineBranches + timelineWindow

  private static let timelineEvents: [BrowserCommand] = [
    BrowserCommand(
      id: "timeline.choose",
      hint: TimelineText.hintChoose,
      section: .timeline,
      contexts: onTimeline,
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.timeline.pane != .comparison }
    ),
    BrowserCommand(
      id: "timeline.read",
      hint: BrowserText.hintScroll,
      contexts: onTimeline,
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.timeline.pane == .comparison }
    ),
    BrowserCommand(
      id: "timeline.go-back",
      hint: TimelineText.hintGoBack,
      title: TimelineText.commandGoBack,
      section: .timeline,
      contexts: onTimeline,
      priority: 2,
      keys: [.enter],
      isHinted: { $0.timeline.pane == .events },
      isLeftToViews: { $0.timeline.pane != .events },
      unavailableReason: { $0.timeline.eventUnavailableReason },
      action: { model in
        model.clockPlayer.pause()
        model.timeline.goBackToEvent()
      }
    ),
  ]

  private static let timelineBranches: [BrowserCommand] = [
    BrowserCommand(
      id: "timeline.take-way",
      hint: TimelineText.hintSwitchBranch,
      title: TimelineText.commandSwitchBranch,
      section: .timeline,
      contexts: onTimeline,
      priority: 2,
      keys: [.enter],
      isHinted: { $0.timeline.pane != .events },
      isLeftToViews: { $0.timeline.pane == .events },
      unavailableReason: { $0.timeline.branchUnavailableReason },
      action: { model in
        model.clockPlayer.pause()
        model.timeline.switchToBranch()
      }
    ),
    BrowserCommand(
      id: "timeline.ways",
      hint: TimelineText.hintBranches,
      title: TimelineText.commandBranches,
      section: .timeline,
      contexts: onTimeline,
      priority: 9,
      keys: [.character("w")],
      isHinted: { $0.timeline.pane == .events },
      action: { $0.timeline.toggleBranches() }
    ),
    BrowserCommand(
      id: "timeline.compare",
      hint: TimelineText.hintCompare,
      title: TimelineText.commandCompare,
      section: .timeline,
      contexts: onTimeline,
      priority: 3,
      keys: [.character("c")],
      isHinted: { $0.timeline.pane == .branches },
      unavailableReason: { $0.timeline.branchUnavailableReason },
      action: { $0.timeline.toggleComparison() }
    ),
    BrowserCommand(
      id: "timeline.events",
      hint: TimelineText.hintEvents,
      title: TimelineText.commandEvents,
      section: .timeline,
      contexts: onTimeline,
      priority: 4,
      keys: [.escape],
      isHinted: { $0.timeline.pane != .events },
      isLeftToViews: { $0.timeline.pane == .events },
      action: { $0.timeline.pane = .events }
    ),
  ]

  private static let timelineWindow: [BrowserCommand] = [
    BrowserCommand(
      id: "timeline.zoom-in",
      hint: TimelineText.commandZoomIn,
      section: .timeline,
      contexts: onTimeline,
      keys: [.character("+"), .character("=")],
      unavailableReason: { $0.timeline.shorterTimeUnavailableReason },
      action: { $0.timeline.zoom(by: 0.5) }
    ),
    BrowserCommand(
      id: "timeline.zoom-out",
      hint: TimelineText.commandZoomOut,
      section: .timeline,
      contexts: onTimeline,
      keys: [.character("-"), .character("_")],
      unavailableReason: { $0.timeline.longerTimeUnavailableReason },
      action: { $0.timeline.zoom(by: 2) }
    ),
    BrowserCommand(
      id: "timeline.whole-life",
      hint: TimelineText.commandFullTimeline,
      section: .timeline,
      contexts: onTimeline,
      keys: [.character("0")],
      action: { $0.timeline.draw(nil) }
    ),
    BrowserCommand(
      id: "timeline.earlier",
      hint: TimelineText.commandEarlier,
      section: .timeline,
      contexts: onTimeline,
      keys: [.left],
      followsLines: true,
      unavailableReason: { $0.timeline.longerTimeUnavailableReason },
      action: { $0.timeline.scrollTime(byQuarters: -1) }
    ),
    BrowserCommand(
      id: "timeline.later",
      hint: TimelineText.commandLater,
      section: .timeline,
      contexts: onTimeline,
      keys: [.right],
      followsLines: true,
      unavailableReason: { $0.timeline.longerTimeUnavailableReason },
      action: { $0.timeline.scrollTime(byQuarters: 1) }
    ),
    BrowserCommand(
      id: "timeline.zoom",
      hint: TimelineText.hintZoom,
      contexts: onTimeline,
      priority: 8,
      label: .keys("+ -"),
      isHinted: { $0.timeline.pane != .comparison }
    ),
  ]
}
