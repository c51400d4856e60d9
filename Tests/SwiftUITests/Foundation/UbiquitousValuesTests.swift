import Foundation
import Testing

@testable import SwiftUI

@Suite("Values that Apple's platforms share between devices")
struct UbiquitousValuesTests {
  /// Runs a test with a store of its own, and removes its values afterwards.
  private func withStore(_ body: (NSUbiquitousKeyValueStore) -> Void) {
    let suite = "storeterm.tests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    body(NSUbiquitousKeyValueStore(suite: suite))
  }

  @Test("values of each type are stored and read")
  func types() {
    withStore { store in
      store.set("pass.yearly", forKey: "plan")
      store.set(true, forKey: "isPro")
      store.set(0.5, forKey: "progress")
      store.set(Int64(7), forKey: "days")
      store.set(Data([1, 2]), forKey: "token")
      store.set(["a", "b"], forKey: "list")
      store.set(["a": 1], forKey: "table")
      #expect(store.string(forKey: "plan") == "pass.yearly")
      #expect(store.bool(forKey: "isPro"))
      #expect(store.double(forKey: "progress") == 0.5)
      #expect(store.longLong(forKey: "days") == 7)
      #expect(store.data(forKey: "token") == Data([1, 2]))
      #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
      #expect(store.dictionary(forKey: "table") as? [String: Int] == ["a": 1])
      #expect(store.object(forKey: "plan") as? String == "pass.yearly")
      #expect(
        Set(store.dictionaryRepresentation.keys)
          == ["plan", "isPro", "progress", "days", "token", "list", "table"]
      )
      #expect(store.synchronize())
    }
  }

  @Test("a missing key has no value, and nil removes a key")
  func removal() {
    withStore { store in
      #expect(store.string(forKey: "plan") == nil)
      #expect(!store.bool(forKey: "isPro"))
      #expect(store.longLong(forKey: "days") == 0)
      store.set("pass", forKey: "plan")
      store.set(nil as String?, forKey: "plan")
      #expect(store.object(forKey: "plan") == nil)
      store.set(true, forKey: "isPro")
      store.removeObject(forKey: "isPro")
      #expect(store.dictionaryRepresentation.isEmpty)
    }
  }

  @Test("the values are separate from the user defaults")
  func separation() {
    withStore { store in
      let key = "key-\(UUID().uuidString)"
      store.set("shared", forKey: key)
      #expect(UserDefaults.standard.object(forKey: key) == nil)
    }
  }
}
