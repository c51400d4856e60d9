import StoreModel
import TerminalUI

/// Evaluates store content and displays the resulting groups. Custom content keeps its state as
/// long as its position among the custom content stays the same.
struct ContentCollector<Content: StoreContent, Groups: View>: View {
  let content: Content
  let plans: [Product]
  @ViewBuilder let groups: ([OptionGroup]) -> Groups
  @State private var storage = ContentStorage()

  var body: some View {
    EvaluatedView { environment in
      storage.begin()
      var collection = StoreContentCollection(plans: plans) {
        storage.connect($0, environment)
      }
      content._collect(into: &collection)
      return groups(collection.groups)
    }
  }
}

/// The storage of the dynamic properties of store content, such as `@State`.
@MainActor
private final class ContentStorage {
  private var storages: [DynamicStorage] = []
  private var next = 0

  nonisolated init() {}

  func begin() { next = 0 }

  func connect(
    _ content: any StoreContent,
    _ environment: EnvironmentValues
  ) -> any StoreContent {
    if next == storages.count { storages.append(DynamicStorage()) }
    defer { next += 1 }
    return open(content, environment)
  }

  private func open<Content: StoreContent>(
    _ content: Content,
    _ environment: EnvironmentValues
  ) -> any StoreContent {
    storages[next].connect(content, environment)
  }
}
