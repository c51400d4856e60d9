import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Keys that change the store's appearance")
@MainActor
struct AppearanceKeyTests {
  @Test("b goes through the button labels, applies and announces each, and starts over")
  func buttonLabel() throws {
    let robot = try Robot()
    for named in StoreAppearance.buttonLabels.dropFirst() {
      robot.press("b")
      #expect(robot.browser.model.store.appearance.buttonLabel == named.label)
      robot.expect("Button label: \(named.name)")
      let button = robot.buttons.first { $0.contains("99.99") || $0.contains("Premium Yearly") }
      switch named.name.split(separator: ".").last {
      case "price": #expect(button?.contains("$99.99") == true, "\(robot.screen)")
      case "displayName": #expect(button?.contains("Premium Yearly") == true, "\(robot.screen)")
      case "action": #expect(robot.buttons.contains { $0.contains("Subscribe") })
      default: break
      }
    }
    robot.press("b")
    #expect(robot.browser.model.store.appearance.buttonLabel == .automatic)
    robot.expect("Button label: automatic")
  }

  @Test("n shows the next group on the store and in the gallery, and after the last the first")
  func nextGroup() throws {
    for screen in ["1", "2"] {
      let robot = try Robot(.config("Everything"), width: 120, height: 40)
      let groups = robot.session.catalog.groups
      robot.press(screen)
      for (group, other) in zip(groups.dropFirst() + groups.prefix(1), groups) {
        robot.press("n")
        let names = group.products.map(\.displayName)
        let others = other.products.map(\.displayName).filter { !names.contains($0) }
        #expect(robot.browser.model.store.group == group)
        if !names.isEmpty {
          #expect(names.contains { name in robot.lines.contains { $0.contains(name) } })
        }
        for name in others { robot.expectNo("\(name) ") }
      }
      #expect(robot.browser.model.store.group == groups[0])
    }
  }

  @Test("n shows a message if the file has only one group")
  func onlyGroup() throws {
    let robot = try Robot()
    let group = robot.browser.model.store.group
    robot.press("n")
    robot.expect("The file has no other subscription group.")
    #expect(robot.browser.model.store.group == group)
  }
}
