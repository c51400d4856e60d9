import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Store backgrounds", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct StoreBackgroundTests {
  /// Returns the rows whose last cell has a background, in a store of 24 rows with a bar.
  private func filledRows(
    _ placement: ContainerBackgroundPlacement,
    isClear: Bool = false,
    style: some ShapeStyle = Color.blue
  ) throws -> [Int] {
    let store = SubscriptionStoreView(groupID: "2164C1F7") {
      Text("Everything").containerBackground(style, for: placement)
    }
    .subscriptionStoreControlStyle(.picker, placement: .buttonsInBottomBar)
    let screen = ShownStore(
      isClear ? AnyView(store.backgroundStyle(.clear)) : AnyView(store),
      of: try StoreSession.streaming()
    )
    let frame = screen.host.render()
    return (0..<24).filter { frame[79, $0].style.background != .standard }
  }

  @Test("a header background fills only the rows behind the marketing content")
  func header() throws {
    let rows = try filledRows(.subscriptionStoreHeader)
    #expect(rows == Array(0..<3))
  }

  @Test("marketing content with its own background is at the top, also if the store has space")
  func top() throws {
    let store = SubscriptionStoreView(groupID: "2164C1F7") {
      Text("Everything").containerBackground(.blue, for: .subscriptionStoreHeader)
    }
    let screen = ShownStore(store, of: try StoreSession.streaming(), height: 40)
    let frame = screen.host.render()
    let rows = (0..<40).filter { frame[79, $0].style.background != .standard }
    #expect(rows == Array(0..<3), "\(screen.text)")
  }

  @Test(
    "a full-height background fills all rows except the controls",
    arguments: [ContainerBackgroundPlacement.subscriptionStore, .subscriptionStoreFullHeight]
  )
  func fullHeight(placement: ContainerBackgroundPlacement) throws {
    let rows = try filledRows(placement)
    #expect(rows.first == 0)
    #expect(rows.count < 24)
    // The line above the bar has the terminal's own background.
    #expect(try filledRows(placement, isClear: true).count == 23)
  }

  @Test("a container background outside a store applies to its view")
  func noStore() throws {
    let screen = ShownStore(
      Text("x").containerBackground(.blue, for: .subscriptionStoreFullHeight),
      of: try StoreSession.streaming()
    )
    let frame = screen.host.render()
    let filled = (0..<24).flatMap { y in
      (0..<80).filter { frame[$0, y].style.background != .standard }
    }
    #expect(filled.count == 1)
  }

  @Test("a view as container background is aligned and clipped to the store")
  func view() throws {
    let store = SubscriptionStoreView(groupID: "2164C1F7") {
      Text("Everything")
        .containerBackground(for: .subscriptionStoreFullHeight, alignment: .bottomTrailing) {
          Text("behind")
        }
    }
    .subscriptionStoreControlStyle(.picker, placement: .scrollView)
    .backgroundStyle(.clear)
    let screen = ShownStore(store, of: try StoreSession.streaming())
    #expect(screen.lines.last?.hasSuffix("behind") == true, "\(screen.text)")
  }

  @Test("a store in a sheet or a scroll view has enough height for its plans")
  func ownHeight() throws {
    let session = try StoreSession.streaming()
    let store = SubscriptionStoreView(groupID: "2164C1F7")
    let sheet = ShownStore(
      Text("x").sheet(isPresented: .constant(true)) { store },
      of: session
    )
    #expect(sheet.contains("Premium Yearly"), "\(sheet.text)")
    #expect(sheet.contains("Basic Monthly"), "\(sheet.text)")
    #expect(sheet.contains("Subscribe"), "\(sheet.text)")
    let scrolled = ShownStore(
      ScrollView {
        Text("Above")
        store
      },
      of: session,
      height: StoreFrameLimits.idealHeight + 1
    )
    #expect(scrolled.contains("Subscribe"), "\(scrolled.text)")
  }
}

@Suite("Button styles of the store picker", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct PickerOptionButtonTests {
  @Test("option buttons show the focus mark and act, and prominent option buttons have a frame")
  func look() throws {
    let log = PressLog()
    let screen = ShownStore(
      VStack {
        Button("One") { log.presses.append("one") }.buttonStyle(.subscriptionPickerOption)
        Button("Two") { log.presses.append("two") }
          .buttonStyle(.subscriptionPickerOptionProminent)
      },
      of: try StoreSession.streaming()
    )
    #expect(screen.contains("▸ One"), "\(screen.text)")
    screen.press(.enter, .down, .enter)
    #expect(log.presses == ["one", "two"])
    #expect(screen.contains("▸ Two"), "\(screen.text)")
    #expect(screen.lines.contains { $0.contains("│") }, "\(screen.text)")
  }
}

@MainActor
private final class PressLog {
  var presses: [String] = []
}
