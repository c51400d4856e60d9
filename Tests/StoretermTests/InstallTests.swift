#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Tests `make install` without its release build: it installs the program that was built with
/// these tests.
@Suite("make install", .timeLimit(.minutes(LongTest.minutes(30))))
struct InstallTests {
  /// A replacement for `swift` that skips the build.
  private static func builtAlready(at folder: URL) -> String {
    """
    #!/bin/sh
    case "$*" in
      *--show-bin-path*) echo '\(folder.path)' ;;
      build*) ;;
      *) exec swift "$@" ;;
    esac

    """
  }

  private static var path: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  }

  @Test("the command in the README installs a working program with its files")
  func install() throws {
    let readme = try DocumentationPage("README.md")
    let command = try #require(
      readme.commands.map(\.description).first { $0.hasPrefix("make install ") }
    )
    let page = try PageFolder()
    let home = page.folder
    let style = try #require(readme.blocks.first { $0.name == "Shop.swift" })
    try page.write(style.text, to: "Shop.swift")
    let built = try #require(Program.url).deletingLastPathComponent().resolvingSymlinksInPath()
    let swift = try home.script("swift", Self.builtAlready(at: built))

    let made = try Program.run(
      program: URL(filePath: "/bin/sh"),
      ["-c", "\(command) SWIFT='\(swift.path)'"],
      in: DocumentationPage.root,
      environment: ["HOME": home.url.path, "PATH": Self.path]
    )
    try #require(made.exitCode == 0, "\(made.errors)")

    let prefix = home.url.appending(path: ".local")
    let program = prefix.appending(path: "bin/storeterm")
    let surroundings = ["HOME": home.url.path, "PATH": Self.path, "LC_ALL": "C.UTF-8"]
    // The installed text files include those of the custom control styles.
    let arguments = ["render", "Store.storekit", "--control-style", "savings", "--locale", "de"]
    let store = try Program.run(
      program: program,
      arguments,
      in: home.url,
      environment: surroundings
    )
    let ours = try Program.run(arguments, in: home.url, environment: surroundings)
    #expect(store.exitCode == 0 && !ours.output.isEmpty)
    #expect(store.output == ours.output)

    for file in [
      "share/man/man1/storeterm.1", "share/bash-completion/completions/storeterm",
      "share/zsh/site-functions/_storeterm", "share/fish/vendor_completions.d/storeterm.fish",
    ] {
      let text = try String(contentsOf: prefix.appending(path: file), encoding: .utf8)
      #expect(text.contains("storeterm"), "\(file)")
    }

    // A preview is built with the installed modules, not with those beside these tests.
    let preview = try Program.run(
      program: program,
      ["preview", "Shop.swift", "--store", "Store.storekit", "--print"],
      in: home.url,
      environment: surroundings
    )
    #expect(preview.exitCode == 0, "\(preview.errors)")
    #expect(preview.output.contains("Premium Yearly"), "\(preview.output)")
    let info = try Program.run(
      program: program,
      ["info"],
      in: home.url,
      environment: surroundings
    )
    let modules = prefix.appending(path: "lib/storeterm").path
    #expect(info.output.contains(modules), "\(info.output)")
  }
}
#endif
