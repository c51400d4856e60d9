import Testing

@testable import TerminalUI

@Suite("Observable objects without Combine")
@MainActor
struct ObservableObjectTests {
  private final class Store: ObservableObject {
    @Published var count = 0
    @Published var name = "n"
    var silent = 0
    nonisolated(unsafe) static var made = 0

    init() { Store.made += 1 }
  }

  private struct Owner: View {
    @StateObject private var store = Store()
    let tally: Tally

    var body: some View {
      tally.note("owner")
      return VStack {
        Button("\(store.count)") { store.count += 1 }.buttonStyle(.plain)
        Reader(store: store)
        Below()
      }
      .environmentObject(store)
    }
  }

  private struct Reader: View {
    @ObservedObject var store: Store
    var body: some View { TextField("name", text: $store.name) }
  }

  private struct Below: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text("\(store.name)\(store.count)") }
  }

  @Test("a StateObject is created once, and all its readers see each change")
  func sharing() {
    let (tally, made) = (Tally(), Store.made)
    let host = makeHost(9, 3) { Owner(tally: tally) }
    host.press(.enter, .tab)
    host.type("ew")
    #expect(host.labels == ["1", "new", "new1"])
    #expect(Store.made == made + 1)
  }

  @Test("objectWillChange.send() announces an unpublished change")
  func sending() {
    let store = Store()
    let host = makeHost(9, 1) { Silent(store: store) }
    #expect(host.labels == ["0"])
    store.silent = 1
    #expect(host.labels == ["0"])
    store.objectWillChange.send()
    #expect(host.labels == ["1"])
  }

  private struct Silent: View {
    @ObservedObject var store: Store
    var body: some View { Text("\(store.silent)") }
  }

  @Test("each new object has its own publisher, even after others are released")
  func publishers() {
    var publishers: Set<ObjectIdentifier> = []
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<300 {
      let store = Store()
      #expect(store.objectWillChange === store.objectWillChange)
      kept.append(store.objectWillChange)
      publishers.insert(ObjectIdentifier(store.objectWillChange))
    }
    #expect(publishers.count == kept.count)
  }
}
