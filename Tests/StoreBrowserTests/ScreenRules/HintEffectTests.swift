import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Effects of hinted commands")
@MainActor
struct HintEffectTests {
  /// The commands of the hint bar that the browser itself runs.
  private func hinted(_ robot: Robot) -> [BrowserCommand] {
    BrowserCommand.hinted(in: robot.browser.model).filter { $0.action != nil }
  }

  @Test(
    "every hinted command can run and changes the screen",
    arguments: BrowserScreen.allCases,
    [StoreFile.streaming, .products(), .noPlans, .empty]
  )
  func effects(screen: BrowserScreen, file: StoreFile) throws {
    let options = BrowserOptions(screen: screen)
    for command in hinted(try Robot(file, options: options)) {
      let robot = try Robot(file, options: options)
      #expect(command.unavailableReason(robot.browser.model) == nil, "\(command.id)")
      let before = robot.lines
      robot.browser.commands.perform(command)
      robot.host.update()
      let hasEffect = robot.lines != before || robot.browser.model.navigation.exitCode != nil
      #expect(hasEffect, "\(command.id)\n\(robot.screen)")
    }
  }

  @Test("only a style with several placements has a hint to change the placement")
  func placements() throws {
    for style in ControlStyleList.entries {
      let robot = try Robot(style: style.name, width: 200)
      let isHinted = robot.lines.last?.contains("p placement") == true
      #expect(isHinted == (style.placements.count > 1), "\(style.name): \(robot.screen)")
      robot.press("2")
      robot.browser.model.gallery.select(GalleryItem(style: style.name, placement: "automatic"))
      robot.host.update()
      let turns = robot.lines.last?.contains("←→ placement") == true
      #expect(turns == (style.placements.count > 1), "\(style.name): \(robot.screen)")
    }
  }

  @Test("the next event has a hint only if an event is due, and a state only if it can be entered")
  func due() throws {
    let robot = try Robot(width: 200)
    #expect(robot.lines.last?.contains("t next event") == false)
    robot.press("3")
    #expect(robot.lines.last?.contains("put into state") == false, "\(robot.screen)")
    robot.press("down")
    #expect(robot.lines.last?.contains("⏎ put into state") == true, "\(robot.screen)")
    robot.press("enter")
    #expect(robot.lines.last?.contains("put into state") == false, "\(robot.screen)")
    #expect(robot.lines.last?.contains("t next event") == true)
  }
}
