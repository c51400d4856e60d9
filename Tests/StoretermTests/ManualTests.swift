import Foundation
import TestSupport
import Testing

@Suite("The manual page and the completions")
struct ManualTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  #if os(Linux)
  @Test("the manual page is the recorded one")
  func page() throws {
    let outcome = try Program.run(["man"])
    #expect(outcome.exitCode == 0)
    let golden = GoldenFile(
      Self.folder.appending(path: "Golden/storeterm.1"),
      text: outcome.output
    )
    let complaint = try golden.complaint(recordWith: "ManualTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  #endif

  @Test("the manual page tells of each command, its options and the keys")
  func whole() throws {
    let page = try Program.run(["man"]).output
    for command in ["browse", "render", "simulate", "check", "diff", "fmt", "info", "styles"] {
      #expect(page.contains(".Ss \"\(command)\""), "\(command)")
    }
    #expect(page.contains(".It Fl \\-control\\-style Ar \"control-style\""))
    #expect(page.contains(".Sh KEYS\n"))
    #expect(page.contains(".Sh EXIT STATUS\n"))
    #expect(!page.contains(".Ss \"man\""))
  }

  @Test("each shell gets completions", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try Program.run(["--generate-completion-script", shell])
    #expect(outcome.exitCode == 0)
    for word in ["diff", "fmt", "info", "prominentPicker"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  @Test("the script of make install puts them where shells and man look")
  func install() throws {
    let folder = try Program.Folder()
    let script = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/install-documentation")
    let process = Process()
    process.executableURL = script
    process.arguments = [try #require(Program.url).path, folder.url.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for path in [
      "man/man1/storeterm.1", "bash-completion/completions/storeterm",
      "zsh/site-functions/_storeterm", "fish/vendor_completions.d/storeterm.fish",
    ] {
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      #expect(text.contains("storeterm"), "\(path)")
    }
  }
}
