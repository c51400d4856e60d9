import Foundation
import Testing

@testable import StoreModel

@Suite("Editing the settings of a file")
struct SettingsEditTests {
  private func text(_ source: String, _ change: (inout SettingsEdit) -> Void) throws -> String {
    var edit = SettingsEdit()
    change(&edit)
    let formatted = try FormattedConfiguration(bytes: Array(source.utf8), path: "", edit)
    return String(decoding: formatted.bytes, as: UTF8.self)
  }

  private func plain(_ source: String) throws -> String {
    try text(source) { _ in }
  }

  @Test("an edit changes the named settings and no other token")
  func named() throws {
    let source = #"""
      {"x": 1.50e3, "x": "\u00e9\ud800", "settings":
        {"_timeRate": 0, "unknown": [null, {}], "_askToBuyEnabled": false}}
      """#
    let changed = try text(source) {
      $0.values = ["_timeRate": .number(13), "_askToBuyEnabled": .flag(true)]
    }
    let expected = source.replacingOccurrences(of: "\"_timeRate\": 0", with: "\"_timeRate\": 13")
      .replacingOccurrences(of: "Enabled\": false", with: "Enabled\": true")
    #expect(try changed == plain(expected))
  }

  @Test("an empty edit only formats the file")
  func nothing() throws {
    let source = #"{"settings": {"_timeRate": 0}, "a": [1]}"#
    let formatted = try FormattedConfiguration(bytes: Array(source.utf8), path: "")
    #expect(try plain(source) == String(decoding: formatted.bytes, as: UTF8.self))
  }

  @Test("missing settings are added")
  func added() throws {
    let wanted = #"{"a": 1, "settings": {"_storefront": "JPN"}}"#
    for source in [#"{"a": 1}"#, #"{"a": 1, "settings": {}}"#] {
      let changed = try text(source) { $0.values = ["_storefront": .code("JPN")] }
      #expect(try changed == plain(wanted))
    }
  }

  @Test("a failure entry keeps its other members, and a missing entry is added")
  func failures() throws {
    let source = #"""
      {"settings": {"_storeKitErrors": [
        {"current": null, "enabled": false, "name": "Load Products", "more": 1},
        {"enabled": true, "current": {"index": 2, "type": "generic"}, "name": "Purchase"}]}}
      """#
    let changed = try text(source) {
      $0.failures = [
        .init(call: .loadProducts, isEnabled: true, failure: .init(type: "generic", index: 3)),
        .init(call: .purchase, isEnabled: false),
        .init(call: .verification, isEnabled: true, failure: .init(type: "verification", index: 0)),
      ]
    }
    let expected = #"""
      {"settings": {"_storeKitErrors": [
        {"current": {"index": 3, "type": "generic"}, "enabled": true, "name": "Load Products",
         "more": 1},
        {"enabled": false, "current": {"index": 2, "type": "generic"}, "name": "Purchase"},
        {"enabled": true, "current": {"index": 0, "type": "verification"},
         "name": "Verification"}]}}
      """#
    #expect(try changed == plain(expected))
  }

  @Test("switching off the failure of purchases also overrides the switch of old formats")
  func oldSwitch() throws {
    let source = #"{"settings": {"_failTransactionsEnabled": true, "_storeKitError": 2}}"#
    let changed = try text(source) { $0.failures = [.init(call: .purchase)] }
    let before = try StoreConfiguration(bytes: Array(source.utf8)).settings
    let after = try StoreConfiguration(bytes: Array(changed.utf8)).settings
    #expect(before.failingCalls == [.purchase: .init(type: "generic", index: 2)])
    #expect(after.failingCalls.isEmpty && after.isFailTransactionsEnabled)
  }

  @Test("characters that would end a string are removed")
  func harmless() throws {
    let changed = try text(#"{"settings": {}}"#) { $0.values = ["_locale": .code("a\"\\_B9")] }
    #expect(try changed == plain(#"{"settings": {"_locale": "a_B9"}}"#))
  }
}
