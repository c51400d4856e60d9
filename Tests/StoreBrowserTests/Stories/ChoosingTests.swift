import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Choosing a plan")
@MainActor
struct ChoosingTests {
  @Test("the arrows move the selection and stop at both ends")
  func arrows() throws {
    let robot = try Robot()
    robot.expectSelected("Premium Yearly")
    robot.press("down")
    robot.expectSelected("Premium Monthly")
    robot.press("down", "down", "down", "down")
    robot.expectSelected("Basic Monthly")
    robot.press("up", "up", "up", "up", "up")
    robot.expectSelected("Premium Yearly")
  }

  @Test("j and k move the selection like the arrows, h and l do nothing")
  func letters() throws {
    let robot = try Robot()
    robot.press("j", "j")
    robot.expectSelected("Basic Yearly")
    robot.press("k")
    robot.expectSelected("Premium Monthly")
    robot.press("h", "l")
    robot.expectSelected("Premium Monthly")
  }

  @Test("the selection is the same in every style, even in styles shown before")
  func styles() throws {
    let robot = try Robot()
    for _ in ControlStyleList.names { robot.press("s") }
    robot.press("down")
    let chosen = try #require(robot.browser.model.store.selection)
    let name = try #require(robot.session.catalog.product(id: chosen)).displayName
    for _ in ControlStyleList.names {
      robot.press("s")
      #expect(robot.browser.model.store.selection == chosen, "\(robot.screen)")
      robot.expect(name)
    }
    robot.expectSelected(name)
  }

  @Test("Home and End go to the first and the last plan")
  func ends() throws {
    let robot = try Robot()
    robot.press("end")
    robot.expectSelected("Basic Monthly")
    robot.press("home")
    robot.expectSelected("Premium Yearly")
  }

  @Test("the price and terms above the button follow the selection")
  func terms() throws {
    let robot = try Robot()
    robot.expect("Plan auto-renews for $99.99/year until canceled.", "Subscribe")
    robot.press("down")
    robot.expect("1 week free, then $9.99/month", "Try It Free")
    robot.press("down")
    robot.expect("$14.99 for 6 months, then $49.99/year")
    robot.press("down")
    robot.expect("$1.99/month for 3 months, then $4.99/month")
  }

  @Test("a click anywhere on a plan selects it and buys nothing")
  func clicks() throws {
    let robot = try Robot()
    robot.click("Basic Yearly")
    robot.expectSelected("Basic Yearly")
    robot.click("$4.99 / month")
    robot.expectSelected("Basic Monthly")
    robot.click("4K, four screens")
    robot.expectSelected("Premium Yearly")
    #expect(robot.actions.isEmpty)
    robot.expectNo("Confirm subscription")
  }

  @Test("a click outside every control does nothing")
  func clickBeside() throws {
    let robot = try Robot()
    let before = robot.lines
    robot.host.send(.mouse(.click, at: Point(x: 79, y: 16)))
    robot.host.send(.mouse(.click, at: Point(x: 1000, y: -4)))
    #expect(robot.lines == before)
  }

  @Test("Tab goes from the plans as one stop through the buttons and round, Shift-Tab back")
  func tabOrder() throws {
    let robot = try Robot()
    let stops = [
      "Subscribe", "Restore Subscription", "Terms of Service", "Privacy Policy", "Premium Yearly",
    ]
    for stop in stops {
      robot.press("tab")
      robot.expectFocused(stop)
    }
    for stop in stops.dropLast().reversed() {
      robot.press("backtab")
      robot.expectFocused(stop)
    }
  }

  @Test("Shift-Tab returns to the selected plan, not to the first one")
  func tabBack() throws {
    let robot = try Robot()
    robot.press("down", "down", "tab", "backtab")
    robot.expectFocused("Basic Yearly")
    robot.expectSelected("Basic Yearly")
  }

  @Test("Down from the last plan reaches the buttons below and keeps the selection")
  func belowTheList() throws {
    let robot = try Robot()
    robot.press("end", "down")
    robot.expectFocused("Subscribe")
    robot.expectSelected("Basic Monthly")
    robot.press("down")
    #expect(robot.buttons.contains { robot.focused == $0 })
    robot.press("up", "up")
    robot.expectSelected("Basic Monthly")
  }

  @Test(
    "Up from the button returns to the selected plan",
    arguments: ["picker", "comparisonTable", "compactPicker", "pagedPicker", "billingToggle"]
  )
  func upFromTheButton(style: String) throws {
    let robot = try Robot(style: style)
    let chosen = robot.selected
    robot.goByTab(to: "Subscribe")
    robot.press("up")
    #expect(robot.selected == chosen, "\(robot.screen)")
  }

  @Test("arrow keys below a row of cards do not scroll the row")
  func carousel() throws {
    let robot = try Robot(style: "compactPicker")
    robot.press("down")
    robot.expectFocused("Subscribe")
    robot.press("right", "right")
    robot.expect("┃ ◉ Premium Yearly ")
  }

  @Test("the wheel and a click on the scroll mark scroll a row of cards by whole cards")
  func carouselByMouse() throws {
    let robot = try Robot(style: "compactPicker")
    robot.expectNo("Basic Monthly")
    robot.click("→")
    robot.expect("│ ○ Premium Monthly ", "│ ○ Basic Monthly ")
    robot.expectSelected("Premium Yearly")
    let card = try #require(robot.place(of: "○ Premium Monthly"))
    robot.turnWheel(.wheelUp, at: card)
    robot.expect("┃▸◉ Premium Yearly ")
    robot.turnWheel(.wheelDown, at: card)
    robot.expect("│ ○ Basic Monthly ")
  }

  @Test("a click on a page dot selects its plan")
  func dots() throws {
    let robot = try Robot(style: "pagedPicker")
    robot.click("○  ○  ○")
    robot.expectSelected("Premium Monthly")
    robot.expect("○  ●  ○  ○")
    robot.click("○  ●")
    robot.expectSelected("Premium Yearly")
  }

  @Test("the wheel scrolls the plans and keeps the selection")
  func wheel() throws {
    let robot = try Robot(width: 40, height: 12)
    robot.expect("Premium Yearly")
    robot.turnWheel(.wheelDown)
    robot.expectNo("$99.99 / year")
    robot.expectSelected("Premium Yearly")
    robot.turnWheel(.wheelUp)
    robot.turnWheel(.wheelUp)
    robot.expect("$99.99 / year")
  }

  @Test("after the wheel an arrow selects a visible plan")
  func arrowAfterWheel() throws {
    let robot = try Robot(.many(50))
    for _ in 0..<5 { robot.turnWheel(.wheelDown) }
    robot.expectNo("◉")
    robot.press("down")
    robot.expect("▸ ◉  Plan")
  }

  @Test("Page Up and Page Down move the selection")
  func pages() throws {
    let robot = try Robot(.many(50))
    robot.press("pagedown")
    #expect(!robot.selected.contains("Plan 1 "))
    robot.expect("◉")
    robot.press("pageup", "pageup")
    robot.expectSelected("Plan 1 ")
  }

  @Test("keys reach both ends of a list of 120 plans, and each selected plan is visible")
  func longList() throws {
    let robot = try Robot(.many(120))
    robot.press("end")
    robot.expectSelected("Plan 120")
    robot.expect("◉  Plan 120", "$120.99 / month")
    robot.press("home")
    robot.expectSelected("Plan 1 ")
    for number in 2...40 {
      robot.press("down")
      robot.expect("◉  Plan \(number) ")
    }
    for number in (1...39).reversed() {
      robot.press("up")
      robot.expect("◉  Plan \(number) ")
    }
  }

  @Test("End shows the last plan, even if it is already selected")
  func lastPlan() throws {
    var options = BrowserOptions()
    options.appearance.controlStyle = "billingToggle"
    let robot = try Robot(.many(60), width: 40, height: 12, options: options)
    robot.press("end", "end")
    robot.expect("◉  Plan 60")
  }

  @Test(
    "in a small window the focus stays visible after page keys, in every style",
    arguments: ControlStyleList.names
  )
  func pages(style: String) throws {
    var options = BrowserOptions()
    options.appearance.controlStyle = style
    let robot = try Robot(width: 40, height: 12, options: options)
    for moves in 0..<4 {
      let pages = Array(repeating: "pagedown", count: 8) + Array(repeating: "pageup", count: 8)
      for key in (moves == 0 ? [] : ["down"]) + pages {
        robot.press(key)
        let wrong = ScreenInvariants.broken(
          by: robot.host.render(),
          on: robot.host,
          usesASCII: false
        )
        #expect(wrong == nil, "\(key)\n\(robot.screen)")
      }
    }
  }
}
