import Foundation
import Testing

@testable import TerminalUI

@Suite("Loaded images")
@MainActor
struct AsyncImageTests {
  private func lines(@ViewBuilder _ content: () -> some View) async -> [String] {
    let host = makeHost(24, 3, content)
    for _ in 0..<16 {
      host.update()
      await Task.yield()
    }
    return host.lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let remote = URL(string: "https://example.com/a.png")

  /// A PNG with one red pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  @Test("a network URL is not fetched and shows its placeholder")
  func placeholder() async {
    let shown = await lines {
      AsyncImage(url: Self.remote) {
        $0.resizable()
      } placeholder: {
        ProgressView("Loading")
      }
    }
    #expect(shown.joined().contains("Loading"))
  }

  @Test("the phase closure receives empty, failure and success")
  func phases() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try #require(Data(base64Encoded: Self.png)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for (url, word) in [(nil, "empty"), (Self.remote, "failure"), (file, "success")] {
      let shown = await lines {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success: Text("success")
          case .failure(let error): Text("failure \(String(describing: error))")
          }
        }
      }
      #expect(shown.joined().contains(word))
    }
  }

  @Test("a missing file changes the phase from empty to failure")
  func change() async {
    let host = makeHost(24, 3) {
      AsyncImage(url: URL(filePath: "/nowhere/a.png")) { Text($0.error == nil ? "wait" : "gone") }
    }
    #expect(host.labels == ["wait"])
    for _ in 0..<16 {
      host.update()
      await Task.yield()
    }
    #expect(host.labels == ["gone"])
  }
}
