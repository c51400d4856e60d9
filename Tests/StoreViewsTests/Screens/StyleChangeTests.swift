import Foundation
import Observation
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Changing the control style")
@MainActor
struct StyleChangeTests {
  @Observable
  final class Choice {
    var style = "picker"
    var placement = "automatic"
    @ObservationIgnored var evaluations = 0
  }

  private struct Marketing: View {
    let choice: Choice

    var body: some View {
      choice.evaluations += 1
      return Text("Everything")
    }
  }

  private struct Shop: View {
    let choice: Choice
    let styles: [StyledPlacement]

    var body: some View {
      let styled = styles.first { $0.style == choice.style && $0.placement == choice.placement }
      let store = SubscriptionStoreView(groupID: "2164C1F7") { Marketing(choice: choice) }
      styled.map { $0(store) }
    }
  }

  private let choice = Choice()

  private func shop() throws -> ShownStore {
    ShownStore(
      Shop(choice: choice, styles: StyledPlacement.all),
      of: try StoreSession.streaming(),
      width: 80,
      height: 30
    )
  }

  @Test(
    "a store that changes its style looks like a store that started with it",
    arguments: UsedStyle.all
  )
  func looks(style: UsedStyle) throws {
    let screen = try shop()
    _ = screen.host.render()
    choice.style = style.name
    let begun = Choice()
    begun.style = style.name
    let other = ShownStore(
      Shop(choice: begun, styles: StyledPlacement.all),
      of: try StoreSession.streaming(),
      width: 80,
      height: 30
    )
    #expect(screen.lines == other.lines)
  }

  @Test("changing the style does not evaluate the marketing content again")
  func marketing() throws {
    let screen = try shop()
    _ = screen.host.render()
    let before = choice.evaluations
    choice.style = "prominentPicker"
    _ = screen.host.render()
    #expect(choice.evaluations == before)
  }

  private struct Rows: View {
    var body: some View { Text("content") }
  }

  /// A picker whose closures capture nothing, in a view that is evaluated at each change.
  private struct Counting: View {
    static var confirmations = 0
    let choice: Choice

    var body: some View {
      Text(choice.style)
      SubscriptionStorePicker {
        Rows()
      } confirmation: { _ in
        Self.confirmations += 1
        return Text("confirmation")
      }
    }
  }

  private struct CountingStyle: SubscriptionStoreControlStyle {
    let choice: Choice

    func makeBody(configuration: Configuration) -> some View { Counting(choice: choice) }
  }

  @Test("evaluating the outer view again does not evaluate a custom style's picker again")
  func samePicker() throws {
    let store = SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
      .subscriptionStoreControlStyle(CountingStyle(choice: choice))
    let screen = ShownStore(store, of: try .streaming())
    #expect(screen.contains("confirmation"))
    let before = Counting.confirmations
    choice.style = "other"
    #expect(screen.contains("other"))
    #expect(Counting.confirmations == before)
  }

  @Test("changing the placement moves the controls")
  func placement() throws {
    let screen = try shop()
    choice.style = "buttons"
    let row = try #require(screen.lines.first { $0.contains("Everything") })
    choice.placement = "leading"
    #expect(!screen.lines.contains(row))
    #expect(screen.lines.filter { $0.contains("│") }.count > 20)
  }

  private struct Worded: SubscriptionStoreControlStyle {
    let word: String

    func makeBody(configuration: Configuration) -> some View { Text(word) }
  }

  /// Shows a second store, in the control style of its environment.
  private struct Nesting: SubscriptionStoreControlStyle {
    let word: String

    func makeBody(configuration: Configuration) -> some View {
      Text(word)
      SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
    }
  }

  /// Shows a store in a style that shows another store.
  private struct Outermost: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
        .subscriptionStoreControlStyle(Nesting(word: "inner"))
    }
  }

  private struct Mall: View {
    let choice: Choice

    var body: some View {
      VStack {
        SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
        SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
          .subscriptionStoreControlStyle(Worded(word: "own"))
        SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
      }
      .subscriptionStoreControlStyle(Worded(word: choice.style))
    }
  }

  @Test("a change of the style or its values reaches all stores without their own style")
  func mall() throws {
    let screen = ShownStore(Mall(choice: choice), of: try .streaming(), height: 60)
    func words() -> [String] {
      screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { ["picker", "own", "other"].contains($0) }
    }
    #expect(words() == ["picker", "own", "picker"])
    choice.style = "other"
    #expect(words() == ["other", "own", "other"])
  }

  private struct Nest: View {
    let choice: Choice

    var body: some View {
      SubscriptionStoreView(groupID: "2164C1F7") { EmptyView() }
        .subscriptionStoreControlStyle(Outermost())
        .subscriptionStoreControlStyle(Worded(word: choice.style))
    }
  }

  @Test("a change of the style reaches a store inside another store's style")
  func nested() throws {
    let screen = ShownStore(Nest(choice: choice), of: try .streaming(), height: 60)
    #expect(screen.contains("inner"))
    #expect(screen.contains("picker"))
    choice.style = "other"
    #expect(screen.contains("other"))
    #expect(!screen.contains("picker"))
  }
}
