#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite(
  "A preview in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct PreviewTests {
  /// A previewed file in the shell's folder.
  private struct Preview: Sendable {
    let shell: TmuxSession
    let file: URL

    func save(_ source: String) throws {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static func source(_ text: String, action: String = "count += 1") -> String {
    """
    import SwiftUI

    #Preview("First") {
      @Previewable @State var count = 0
      Button("\(text) \\(count)") { \(action) }
    }

    #Preview("Second") { Text("the second one") }
    """
  }

  private func withPreview(
    _ source: String,
    _ body: @Sendable (Preview) async throws -> Void
  ) async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let shell = try await TmuxSession(environment: ["PATH": path])
    defer { shell.end() }
    let preview = Preview(shell: shell, file: shell.folder.appending(path: "Shop.swift"))
    try preview.save(source)
    try shell.enter(
      "cd; clear; '\(Store.program)' preview Shop.swift --store '\(Store.file)' --ephemeral"
    )
    try await body(preview)
  }

  private func expectGone(
    _ preview: Preview,
    status: Int,
    _ modes: String,
    _ line: String
  ) async throws {
    try await preview.shell.waitForPrompt()
    #expect(try await preview.shell.output(of: "echo $?") == "\(status)")
    #expect(try preview.shell.modes() == modes)
    #expect(try await preview.shell.output(of: "stty -g") == line)
  }

  @Test("a save is shown, and an error is shown over the last good screen until it is fixed")
  func saves() async throws {
    try await withPreview(Self.source("Tea")) { preview in
      let shell = preview.shell
      try await shell.wait(forText: "Tea 0")
      try shell.press("Enter")
      try await shell.wait(forText: "Tea 1")
      try preview.save(Self.source("Coffee"))
      try await shell.wait(forText: "Coffee 0")
      try preview.save(Self.source("Cocoa", action: "nowhere += 1"))
      let lines = try await shell.wait(forText: "Shop.swift:5:30: error: cannot find 'nowhere'")
      #expect(lines.contains { $0.contains("Coffee 0") }, "\(lines)")
      try shell.press("F4")
      try await shell.wait(for: "last good screen") { lines in
        lines.contains { $0.contains("Coffee 0") } && !lines.contains { $0.contains("cannot find") }
      }
      try shell.press("Enter")
      try await shell.wait(forText: "Coffee 1")
      try preview.save(Self.source("Cocoa"))
      try await shell.wait(forText: "Cocoa 0")
      #expect(try !shell.screen().contains { $0.contains("error") })
    }
  }

  @Test("F6 shows the next preview, and a save keeps it")
  func next() async throws {
    try await withPreview(Self.source("Tea")) { preview in
      try await preview.shell.wait(forText: "Shop.swift: First (1 of 2)")
      try await preview.shell.wait(forText: "Tea 0")
      try preview.shell.press("F6")
      try await preview.shell.wait(forText: "the second one")
      try preview.save(Self.source("Tea").replacing("the second one", with: "changed"))
      try await preview.shell.wait(forText: "changed")
      try await preview.shell.wait(forText: "Second (2 of 2)")
    }
  }

  @Test("a crash is reported, and the preview can be quit or restarted", arguments: [true, false])
  func crash(isLeft: Bool) async throws {
    let source = Self.source("Tea", action: "count = [1][count + 1]")
    try await withPreview(source) { preview in
      let shell = preview.shell
      try await shell.wait(forText: "Tea 0")
      try shell.press("Enter")
      try await shell.wait(forText: "Index out of range")
      try await shell.wait(forText: "crashed")
      if isLeft {
        try shell.press("q")
        try await shell.waitForPrompt()
        #expect(try await shell.output(of: "echo $?") == "0")
      } else {
        try shell.press("F5")
        try await shell.wait(for: "a new start") { lines in
          lines.contains { $0.contains("Tea 0") } && !lines.contains { $0.contains("crashed") }
        }
      }
    }
  }

  @Test("Ctrl-C quits a preview that hangs and restores the terminal")
  func hang() async throws {
    let shell = try await TmuxSession()
    let modes = try shell.modes()
    let line = try await shell.output(of: "stty -g")
    shell.end()
    try await withPreview(Self.source("Tea", action: "while true { count = 1 - count }")) {
      preview in
      try await preview.shell.wait(forText: "Tea 0")
      try preview.shell.press("Enter", "Down", "C-c")
      try await expectGone(preview, status: 130, modes, line)
    }
  }

  @Test("Ctrl-Z stops the preview, fg continues it, and q quits")
  func suspension() async throws {
    try await withPreview(Self.source("Tea")) { preview in
      let shell = preview.shell
      try await shell.wait(forText: "Tea 0")
      try shell.press("C-z")
      try await shell.wait(forText: "Stopped")
      try shell.enter("fg")
      try await shell.wait(forText: "Tea 0")
      try shell.press("Enter")
      try await shell.wait(forText: "Tea 1")
      try shell.press("q")
      try await shell.waitForPrompt()
      #expect(try await shell.output(of: "echo $?") == "0")
      #expect(try shell.modes().hasSuffix("0"))
    }
  }

  @Test("resizing the window resizes the preview")
  func resize() async throws {
    try await withPreview(Self.source("Tea")) { preview in
      try await preview.shell.wait(forText: "Tea 0")
      try preview.shell.resize(columns: 50, rows: 12)
      try await preview.shell.wait(for: "smaller screen") { lines in
        lines.count >= 12 && lines[11].contains("Shop.swift")
          && lines.contains { $0.contains("Tea 0") }
      }
    }
  }
}
#endif
