import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("AppStorage and SceneStorage")
@MainActor
struct StorageTests {
  private enum Plan: String { case month, year }

  private struct Settings: View {
    @AppStorage("count") private var count = 0
    @AppStorage("plan") private var plan = Plan.month
    @AppStorage("name") private var name: String?
    @AppStorage("isOn") private var isOn = false
    @AppStorage("page") private var page: URL?
    @AppStorage("share") private var share = 0.5

    var body: some View {
      Button("\(count) \(plan.rawValue) \(name ?? "-") \(isOn) \(page?.host() ?? "-") \(share)") {
        count += 1
        plan = .year
        name = name == nil ? "Jo" : nil
        isOn.toggle()
        page = URL(string: "https://a.b/c")
        share += 0.25
      }
      .buttonStyle(.plain)
    }
  }

  /// User defaults for one test, and their file.
  private struct Suite {
    let store: UserDefaults
    let file: URL

    init() throws {
      let name = "TerminalUITests.\(UUID())"
      store = try #require(UserDefaults(suiteName: name))
      let folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
      file = folder.appending(path: "\(name).plist")
    }

    var isOnDisk: Bool { FileManager.default.fileExists(atPath: file.path) }

    func remove() {
      StoredDefaults.shared.save()
      try? FileManager.default.removeItem(at: file)
    }
  }

  @Test("AppStorage reads back every type of value, and all readers see a change")
  func kinds() throws {
    let suite = try Suite()
    defer { suite.remove() }
    let store = suite.store
    let host = makeHost(60, 2) {
      VStack {
        Settings()
        Settings()
      }
      .defaultAppStorage(store)
    }
    #expect(host.labels == Array(repeating: "0 month - false - 0.500000", count: 2))
    host.press(.enter)
    #expect(host.labels == Array(repeating: "1 year Jo true a.b 0.750000", count: 2))
    let other = makeHost(60, 2) { Settings().defaultAppStorage(store) }
    #expect(other.labels == ["1 year Jo true a.b 0.750000"])
    other.press(.enter)
    #expect(host.labels.first == "2 year - false a.b 1.000000")
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 0
    var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  @Test("a change is saved when the program is idle")
  func disk() async throws {
    let suite = try Suite()
    defer { suite.remove() }
    let host = makeHost(9, 1) { Counter().defaultAppStorage(suite.store) }
    host.press(.enter)
    host.press(.enter)
    #expect(!suite.isOnDisk)
    for _ in 0..<8 { await Task.yield() }
    let data = try Data(contentsOf: suite.file)
    let written = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect((written as? [String: Any])?["count"] as? Int == 2)
  }

  @Test("save() writes the last change before the program exits")
  func exit() throws {
    let suite = try Suite()
    defer { suite.remove() }
    makeHost(9, 1) { Counter().defaultAppStorage(suite.store) }.press(.enter)
    StoredDefaults.shared.save()
    #expect(suite.isOnDisk)
  }

  private struct Page: View {
    @SceneStorage("page") private var page = 1
    var body: some View { Button("\(page)") { page += 1 }.buttonStyle(.plain) }
  }

  private struct Paging: View {
    let model: Model
    var body: some View { Page().id(model.count) }
  }

  @Test("a SceneStorage value outlives its view, and other scenes do not see it")
  func scene() {
    let model = Model()
    let host = ViewHost(Paging(model: model), size: Size(width: 9, height: 1))
    host.press(.enter)
    model.count += 1
    #expect(host.labels == ["2"])
    #expect(makeHost(9, 1) { Page() }.labels == ["1"])
  }
}

@Suite("Bindings")
@MainActor
struct BindingTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var nickname: String?
  }

  private struct People: View {
    @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]

    var body: some View {
      VStack {
        ForEach($people) { $person in
          TextField("", text: $person.name)
        }
        ForEach($people, id: \.name) { Text($0.wrappedValue.name) }
      }
    }
  }

  @Test("a ForEach over a binding gives a binding for each element")
  func loops() {
    let host = makeHost(9, 4) { People() }
    host.press(.tab)
    host.type("c")
    #expect(host.labels == ["a", "bc", "a", "bc"])
  }

  @Test("bindings can be derived to members, to optionals and from optionals")
  func derived() throws {
    var person = Person(id: 1, name: "a")
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.name.wrappedValue = "b"
    #expect(person.name == "b")
    let none = Binding(binding.nickname)
    #expect(none?.wrappedValue == nil)
    person.nickname = "c"
    let nickname = try #require(Binding(binding.nickname))
    nickname.wrappedValue = "d"
    #expect(person.nickname == "d")
    person.nickname = nil
    #expect(nickname.wrappedValue == "c")
    let optional = Binding<String?>(binding.name)
    optional.wrappedValue = nil
    #expect(optional.wrappedValue == "b")
    #expect(Binding(projectedValue: binding).id == 1)
  }

  @Test("a binding to a removed element returns the last value and ignores writes")
  func goneElement() {
    var numbers = [1, 2]
    let second = Binding(get: { numbers }, set: { numbers = $0 })[1]
    numbers = []
    second.wrappedValue = 9
    #expect(second.wrappedValue == 2)
    #expect(numbers.isEmpty)
  }
}
