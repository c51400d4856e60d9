import Foundation
import Testing

@testable import TerminalUI

@Suite("Loaded images")
@MainActor
struct AsyncImageTests {
  private func lines(
    until word: String,
    @ViewBuilder _ content: () -> some View
  ) async throws -> [String] {
    let host = makeHost(24, 3, content)
    try await update(host) { $0.lines.joined().contains(word) }
    return host.lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Updates a screen until it satisfies a condition, for at most ten seconds.
  private func update(_ host: ViewHost, until isDone: (ViewHost) -> Bool) async throws {
    for _ in 0..<1000 {
      host.update()
      if isDone(host) { return }
      // Pictures are loaded on another thread, which needs time.
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static let remote = URL(string: "https://example.com/a.png")

  /// A PNG with one red pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  /// A JPEG of 16 × 8 pixels, red beside blue, with the EXIF orientation 6: red is above blue.
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQEBAQ"
    + "IBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgIC"
    + "AgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIAB"
    + "ADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAA"
    + "AAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQNe//2Q=="

  @Test("a network URL is not fetched and shows its placeholder")
  func placeholder() async throws {
    let shown = try await lines(until: "Loading") {
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
      let shown = try await lines(until: word) {
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

  @Test("a JPEG file is loaded, and its width and height follow the EXIF orientation")
  func jpeg() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jpg")
    try #require(Data(base64Encoded: Self.jpeg)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = makeHost(8, 8) {
      AsyncImage(url: file) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      }
    }
    try await update(host) { $0.lines[0].contains("█") }
    let frame = host.render()
    let (upper, lower) = (frame[0, 0].style.foreground, frame[0, 7].style.foreground)
    #expect(upper == CellColor(red: 254, green: 0, blue: 0))
    #expect(lower == CellColor(red: 0, green: 0, blue: 254))
  }

  @Test("a missing file changes the phase from empty to failure")
  func change() async throws {
    let host = makeHost(24, 3) {
      AsyncImage(url: URL(filePath: "/nowhere/a.png")) { Text($0.error == nil ? "wait" : "gone") }
    }
    #expect(host.labels == ["wait"])
    try await update(host) { $0.labels == ["gone"] }
    #expect(host.labels == ["gone"])
  }
}
