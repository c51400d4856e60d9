import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

/// A style with labels of any height.
private struct LabelStyle: SubscriptionStoreControlStyle {
  let rows: Int

  func makeBody(configuration: Configuration) -> some View {
    SubscriptionStorePicker(configuration) { option in
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text(option.displayName)
        ForEach(1..<rows, id: \.self) { Text("row \($0)") }
      }
    } confirmation: { option in
      SubscriptionStoreButton(option)
    }
  }
}

/// A style that shows only some of the options, in a layout that is not the standard list.
private struct SomePlansStyle: SubscriptionStoreControlStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    SubscriptionStorePicker {
      VStack(spacing: .cells(1)) {
        ForEach(configuration.options.prefix(count)) { SubscriptionStorePickerOption($0) }
      }
    } confirmation: { option in
      SubscriptionStoreButton(option)
    }
  }
}

@Suite("Cards of custom control styles")
@MainActor
struct OptionCardTests {
  private func store(
    _ style: some SubscriptionStoreControlStyle,
    height: Int = 21
  ) throws -> ShownStore {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .policies)
      .subscriptionStoreControlStyle(style)
    return ShownStore(view, of: session, width: 80, height: height)
  }

  @Test("labels of two rows are in cards that share their lines, if separate cards do not fit")
  func sharedLines() throws {
    let store = try store(LabelStyle(rows: 2))
    #expect(store.contains("┡━") && store.contains("├─"), "\(store.text)")
    #expect(!store.contains("↓"), "\(store.text)")
    store.press(.down)
    #expect(store.contains("┢━"), "\(store.text)")
  }

  @Test("labels for which cards are too high are not in cards", arguments: [3, 4, 6])
  func tooHigh(rows: Int) throws {
    let store = try store(LabelStyle(rows: rows))
    #expect(!store.contains("┏") && !store.contains("╭"), "\(store.text)")
    let large = try self.store(LabelStyle(rows: rows), height: 60)
    #expect(large.contains("┏") && large.contains("╭"), "\(large.text)")
  }

  @Test("hidden options do not take the space of cards")
  func hiddenOptions() throws {
    let two = try store(SomePlansStyle(count: 2))
    #expect(two.contains("┏") && two.contains("╭"), "\(two.text)")
    let all = try store(SomePlansStyle(count: 4))
    #expect(!all.contains("┏") && !all.contains("╭"), "\(all.text)")
  }

  @Test("the reason why a plan cannot be bought is in its card once")
  func unavailable() throws {
    let session = try StoreSession.streaming(naming: "49.99", "x")
    let view = SubscriptionStoreView(groupID: try session.group().id)
    for style in ["picker", "compactPicker", "pagedPicker", "buttons"] {
      let store = ShownStore(
        try StyledPlacement.automatic(style)(view),
        of: session,
        width: 200,
        height: 50
      )
      #expect(store.text.ranges(of: "Can't be bought").count == 1, "\(store.text)")
    }
  }

  @Test("a plan with the price 0 is free until canceled")
  func free() throws {
    let session = try StoreSession.streaming(naming: "99.99", "0.00")
    let view = SubscriptionStoreView(groupID: try session.group().id)
    let store = ShownStore(view, of: session)
    #expect(store.contains("Free until canceled."), "\(store.text)")
    #expect(!store.contains("auto-renews for $0.00"), "\(store.text)")
  }
}
