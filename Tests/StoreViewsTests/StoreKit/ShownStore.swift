import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

/// A store view on a screen, with helpers for input and output.
@MainActor
final class ShownStore {
  let host: ViewHost

  init(_ view: some View, of session: StoreSession, width: Int = 80, height: Int = 24) {
    host = ViewHost(
      view.environment(\.storeSession, session),
      size: Size(width: width, height: height)
    )
    host.update()
  }

  /// Creates helpers for an existing host.
  init(_ host: ViewHost) { self.host = host }

  var lines: [String] { host.render().lines }

  var text: String { lines.map { "|\($0)\n" }.joined() }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  func press(_ keys: Key...) {
    for key in keys { host.send(.key(key)) }
    host.update()
  }

  func type(_ text: String) {
    for character in text { host.send(.key(character == " " ? .space : .character(character))) }
    host.update()
  }

  /// Clicks the first cell of a text.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = host.render()
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where frame[x, y].text.first == text.first {
        let rest = (x..<frame.size.width).map { frame[$0, y].text }.joined()
        guard rest.hasPrefix(text) else { continue }
        host.send(.mouse(.click, at: Point(x: x, y: y)))
        host.update()
        return
      }
    }
    Issue.record("no \"\(text)\" in\n\(self.text)", sourceLocation: sourceLocation)
  }
}

extension StoreSession {
  /// Runs a closure as part of a program that uses this store.
  @discardableResult
  func run<Value>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await StoreSession.$bound.withValue(self) { try await body() }
  }

  /// Returns the product whose identifier has a suffix.
  func product(_ suffix: String) throws -> Product {
    let all = catalog.products + catalog.groups.flatMap(\.products)
    return try #require(all.first { $0.id.hasSuffix(suffix) })
  }

  /// Makes a call fail from now on.
  func fail(_ call: StoreCall, with error: StoreError) {
    perform(.setFailure(call, error), isAnnounced: false)
  }
}
