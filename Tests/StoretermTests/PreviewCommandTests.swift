#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("storeterm preview", .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewCommandTests {
  private static let config = Program.config("StreamingPass")

  private static func print(_ source: String, _ options: String...) throws -> Program.Outcome {
    try print(source, options)
  }

  private static func print(_ source: String, _ options: [String]) throws -> Program.Outcome {
    let folder = try Program.Folder()
    try folder.file("Shop.swift", source)
    return withoutProgress(
      try Program.run(
        ["preview", "Shop.swift", "--store", config, "--print"] + options,
        in: folder.url,
        environment: variables(of: folder)
      )
    )
  }

  /// The outcome without the progress of a slow build.
  private static func withoutProgress(_ outcome: Program.Outcome) -> Program.Outcome {
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("building ") }
    return Program.Outcome(
      output: outcome.output,
      errors: lines.joined(separator: "\n"),
      exitCode: outcome.exitCode
    )
  }

  static func variables(of folder: Program.Folder) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    return [
      "PATH": inherited["PATH"] ?? "/usr/bin:/bin", "HOME": inherited["HOME"] ?? folder.url.path,
      "XDG_STATE_HOME": folder.url.path,
    ]
  }

  private static let counter = """
    import SwiftUI

    #Preview("Counter") {
      @Previewable @State var count = 1
      Button("Pressed \\(count) times") { count += 1 }
    }

    #Preview("Second") { Text("the second one") }
    """

  @Test("--print prints a preview, and --press changes its state")
  func preview() throws {
    let outcome = try Self.print(Self.counter, "--press", "enter", "--width", "40", "--height", "5")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Pressed 2 times"), "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test("--preview selects a preview by name, and an unknown name lists all names")
  func names() throws {
    #expect(try Self.print(Self.counter, "--preview", "Second").output.contains("the second one"))
    let outcome = try Self.print(Self.counter, "--preview", "Third")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors == "Error: Unknown preview \"Third\". Previews: Counter, Second.\n"
    )
    let forged = try Self.print(Self.counter, "--preview", "No\nforged: error")
    #expect(forged.errors.split(separator: "\n").count == 1, "\(forged.errors)")
    let key = try Self.print(Self.counter, "--preview", HostileText.privateKey[0])
    #expect(key.errors.contains("Unknown preview \"(withheld)\""), "\(key.errors)")
  }

  @Test(
    "an unknown group, store or placement is an error and exits with 2",
    arguments: [
      (["--group", "No"], "Error: The file has no subscription group \"No\"."),
      (["--store", "No.storekit"], "Error: No.storekit: there is no such file."),
      (["--placement", "foo"], "Error: Unknown placement \"foo\". Placements: automatic, "),
    ]
  )
  func mistakes(options: [String], told: String) throws {
    let folder = try Program.Folder()
    try folder.file("Shop.swift", Self.counter)
    let store = options.contains("--store") ? [] : ["--store", Self.config]
    let outcome = Self.withoutProgress(
      try Program.run(
        ["preview", "Shop.swift", "--print"] + store + options,
        in: folder.url,
        environment: Self.variables(of: folder)
      )
    )
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(told), "\(outcome.errors)")
  }

  @Test("a preview that exits before it shows anything is reported", arguments: [0, 2, 7])
  func exit(code: Int) throws {
    let outcome = try Self.print(
      """
      import Foundation
      import SwiftUI

      struct Gone: View {
        init() { exit(\(code)) }
        var body: some View { Text("never") }
      }

      #Preview { Gone() }
      """
    )
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "the preview ended with exit code \(code) before it showed anything\n"
    )
  }

  @Test("--default-isolation MainActor compiles files that rely on that setting of Xcode")
  func defaultIsolation() throws {
    let source = """
      import SwiftUI

      @MainActor enum Shelf { static var count = 3 }

      extension EnvironmentValues { @Entry var shelf = "Tea" }

      func stock() -> String { "\\(Shelf.count) boxes" }

      nonisolated func year() -> Int { Calendar.current.component(.year, from: Date()) }

      struct Stock: View {
        @Environment(\\.shelf) private var shelf
        var body: some View { Text(verbatim: "\\(shelf): \\(stock()) in \\(year())") }
      }

      #Preview { Stock() }
      """
    let options = ["--default-isolation", "MainActor", "--start", "2031-05-01"]
    let isolated = try Self.print(source, options)
    #expect(isolated.output.contains("Tea: 3 boxes in 2031"), "\(isolated.errors)")
    let other = try Self.print(source)
    #expect(other.exitCode == 1 && other.errors.contains("main actor-isolated static property"))
  }

  @Test("traits and preview modifiers are applied to a preview")
  func modifiers() throws {
    let source = """
      import SwiftUI

      private struct Member: PreviewModifier {
        let greeting: String

        static func makeSharedContext() async throws -> Int {
          try await Task.sleep(for: .milliseconds(1))
          return 42
        }

        func body(content: Content, context: Int) -> some View {
          VStack {
            Text("\\(greeting), member \\(context)")
            content
          }
        }
      }

      private struct Bracketed: PreviewModifier {
        func body(content: Content, context: Void) -> some View {
          VStack {
            Text("outermost")
            content
          }
        }
      }

      private struct Broken: PreviewModifier {
        struct NoData: Error {}
        static func makeSharedContext() async throws { throw NoData() }
        func body(content: Content, context: Void) -> some View { content }
      }

      extension PreviewTrait where Kind == Preview.ViewTraits {
        fileprivate static var bracketed: Self { .modifier(Bracketed()) }
      }

      #Preview("Member", traits: .modifier(Member(greeting: "Hello")), .bracketed, .portrait) {
        @Previewable @State var count = 3
        Text("count \\(count)")
      }

      #Preview("Broken", traits: .modifier(Broken())) { Text("never") }
      """
    let outcome = try Self.print(source, "--width", "40", "--height", "5")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.filter { !$0.isEmpty } == ["outermost", "Hello, member 42", "count 3"])
    let broken = try Self.print(source, "--preview", "Broken")
    #expect(broken.exitCode == 2)
    #expect(broken.errors.contains("could not be created: NoData()"), "\(broken.errors)")
  }

  /// A PNG file with one red pixel, in base64.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4"
    + "z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  @Test("a preview names the sets of its catalog as Xcode does, and its own extensions precede")
  func assetSymbols() throws {
    let folder = try Program.Folder()
    let picture = folder.url.appending(path: "Assets.xcassets/Icons/Dot.imageset")
    let color = folder.url.appending(path: "Assets.xcassets/AccentColor.colorset")
    for set in [picture, color] {
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    }
    try folder.file(
      "Assets.xcassets/Icons/Contents.json",
      #"{"properties": {"provides-namespace": true}}"#
    )
    try folder.file(
      "Shop.swift",
      """
      import SwiftUI

      extension Color {
        static let accent = Color.red
      }

      #Preview {
        VStack {
          Image(.Icons.dot)
          Text("a colour").foregroundStyle(.accent).background(Color.accent)
          Text(Color.accent == .red ? "own" : "generated")
        }
      }
      """
    )
    let outcome = try Program.run(
      ["preview", "Shop.swift", "--print", "--width", "40", "--height", "6"],
      in: folder.url,
      environment: Self.variables(of: folder)
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.filter { !$0.isEmpty } == ["[Icons/Dot]", "a colour", "own"])
  }

  @Test("a preview finds catalogs, texts and files beside its file")
  func resources() throws {
    let folder = try Program.Folder()
    try folder.file(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Good day"}},
        "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}}}}}}
      """
    )
    try folder.file("tip.txt", "drink tea")
    let picture = folder.url.appending(path: "Assets.xcassets/Dot.imageset")
    try FileManager.default.createDirectory(at: picture, withIntermediateDirectories: true)
    try folder.file(
      "Assets.xcassets/Dot.imageset/Contents.json",
      #"{"images": [{"filename": "dot.png", "idiom": "universal"}]}"#
    )
    let bytes = try #require(Data(base64Encoded: Self.dot))
    try bytes.write(to: picture.appending(path: "dot.png"))
    try folder.file(
      "Shop.swift",
      """
      import SwiftUI

      #Preview {
        VStack {
          Text("greeting")
          Text(tip)
          Text(UIImage(named: "Dot") == nil ? "no picture" : "a picture")
          Text(UIImage(named: "Other") == nil ? "no other" : "another")
        }
      }

      private var tip: String {
        let place = Bundle.main.url(forResource: "tip", withExtension: "txt")
        return place.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no tip"
      }
      """
    )
    let outcome = try Program.run(
      ["preview", "Shop.swift", "--print", "--locale", "de", "--width", "40", "--height", "6"],
      in: folder.url,
      environment: Self.variables(of: folder)
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.filter { !$0.isEmpty } == ["Guten Tag", "drink tea", "a picture", "no other"],
      "\(outcome.output)"
    )
  }

  @Test("a control style is previewed in a store with the file's plans")
  func style() throws {
    let style = """
      import StoreKit
      import SwiftUI

      private struct OneLine: SubscriptionStoreControlStyle {
        typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

        func makeBody(configuration: Configuration) -> some View {
          ForEach(configuration.options) { option in
            HStack {
              Text("* " + option.displayName)
              Spacer()
              SubscribeButton(option)
            }
          }
        }
      }
      """
    let outcome = try Self.print(style, "--locale", "de")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("* Premium"), "\(outcome.output)")
    // A placement that the style does not have is ignored.
    let elsewhere = try Self.print(style, "--locale", "de", "--placement", "leading")
    #expect(elsewhere.output == outcome.output, "\(elsewhere.errors)")
  }

  @Test("an app with @main and other files can be previewed")
  func app() throws {
    let folder = try Program.Folder()
    try folder.file(
      "Tea.swift",
      """
      import OSLog
      import SwiftUI
      import UIKit
      import os.log

      @main
      struct Tea: App {
        var body: some Scene { WindowGroup { Cup(name: "Assam").task { print("never seen") } } }
      }
      """
    )
    let more = folder.url.appending(path: "More")
    try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
    try Data(
      "import SwiftUI\nstruct Cup: View { let name: String; var body: some View { Text(name) } }"
        .utf8
    )
    .write(to: more.appending(path: "Tea.swift"))
    let outcome = try Program.run(
      ["preview", "Tea.swift", "More", "--print"],
      in: folder.url,
      environment: Self.variables(of: folder)
    )
    #expect(outcome.output.contains("Assam"), "\(outcome)")
    #expect(!outcome.output.contains("never seen"))
  }

  @Test("a compiler error is printed with its position and exits with 1")
  func errors() throws {
    let outcome = try Self.print(
      "import SwiftUI\n\n#Preview {\n  Text(nowhere)\n}\n",
    )
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("Shop.swift:4:8: error: cannot find 'nowhere' in scope\n"),
      "\(outcome.errors)"
    )
  }

  @Test("a crash is reported with its message and exits with 1")
  func crash() throws {
    let outcome = try Self.print(
      "import SwiftUI\n#Preview { Text([1, 2][Int(\"7\")!].description) }\n"
    )
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("the preview crashed"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Index out of range"), "\(outcome.errors)")
  }

  @Test("a file without a preview exits with 2, and the error names #Preview")
  func nothing() throws {
    let outcome = try Self.print("let answer = 42\n")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("#Preview"))
  }

  @Test(
    "an unusable file is reported in one line, before any other error, and exits with 2",
    arguments: [["--print"], ["--list"], []]
  )
  func noFile(options: [String]) throws {
    let folder = try Program.Folder()
    for name in ["A", "B"] { try folder.add("StreamingPass", as: "\(name).storekit") }
    for name in ["Empty", "Package.storekit"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    try folder.file("README.md", "# Shop\n")
    try folder.file("Shop.swift", "import SwiftUI\n#Preview { Text(\"tea\") }\n")
    let latin = Data("import SwiftUI\n// caf".utf8) + [0xE9] + Data("\n#Preview { }\n".utf8)
    try latin.write(to: folder.url.appending(path: "Latin.swift"))
    #expect(mkfifo(folder.url.appending(path: "Fifo.swift").path, 0o600) == 0)
    let configuration = "this is a StoreKit configuration, not a Swift file. Open it with `store"
    for (file, told) in [
      ("Nowhere.swift", "Error: Nowhere.swift: the file cannot be read. Check that it exists"),
      ("Empty", "Error: Empty: there is no Swift file in this folder. Name a Swift file"),
      ("README.md", "Error: README.md: this is not a Swift file, since its name does not end in"),
      ("A.storekit", "Error: A.storekit: \(configuration)"),
      ("Package.storekit/", "Error: Package.storekit/: \(configuration)"),
      ("Latin.swift", "Error: Latin.swift:2:7: the file is not valid UTF-8: byte 0xE"),
      ("Fifo.swift", "Error: Fifo.swift: it is a pipe, a device or a socket. Name a Swift file"),
      ("/dev/null", "Error: /dev/null: it is a pipe, a device or a socket. Name a Swift file"),
    ].flatMap({ [$0, ("Shop.swift " + $0.0, $0.1)] }) {
      let outcome = try Program.run(
        ["preview"] + file.split(separator: " ").map(String.init) + options,
        in: folder.url,
        environment: ["PATH": folder.url.path, "TERM": "xterm"]
      )
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix(told), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test("--list lists preview names without a compiler and without a single store")
  func list() throws {
    let folder = try Program.Folder()
    for name in ["A", "B"] { try folder.add("StreamingPass", as: "\(name).storekit") }
    try folder.file(
      "Shop.swift",
      Self.counter + "\n#if os(iOS)\n#Preview(\"Phone\") { Text(\"no\") }\n#endif\n"
    )
    try folder.file("None.swift", "#if os(iOS)\n#Preview { Text(\"no\") }\n#endif\n")
    try folder.file("Empty.swift", "let answer = 42\n")
    let outcomes = try ["Shop", "None", "Empty"].map { name in
      try Program.run(
        ["preview", "\(name).swift", "--list"],
        in: folder.url,
        environment: ["PATH": folder.url.path]
      )
    }
    #expect(outcomes.map(\.output) == ["Counter\nSecond\n", "", ""])
    #expect(outcomes.map(\.exitCode) == [0, 2, 2])
    #expect(outcomes[1].errors.contains("every preview is in an #if that is false"))
    #expect(outcomes[2].errors.contains("Empty.swift has no #Preview"))
  }

  @Test("a missing compiler is reported in one line with a next step and exits with 2")
  func noCompiler() throws {
    let folder = try Program.Folder()
    try folder.file("Shop.swift", Self.counter)
    for options in [["--print"], []] {
      let outcome = try Program.run(
        ["preview", "Shop.swift"] + options,
        in: folder.url,
        environment: ["PATH": folder.url.path, "TERM": "xterm"]
      )
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("no Swift compiler found"), "\(outcome.errors)")
      #expect(outcome.errors.contains("https://www.swift.org/install"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("modules of another compiler version are reported and exit with 2")
  func otherCompiler() throws {
    let folder = try Program.Folder()
    try folder.file("Shop.swift", Self.counter)
    let words = "module compiled with Swift 6.2 cannot be imported by the Swift 5.9 compiler: x"
    let script = "#!/bin/sh\necho \"a.swift:1:8: error: \(words)\" >&2\nexit 1\n"
    _ = try folder.script("swiftc", script)
    let outcome = try Program.run(
      ["preview", "Shop.swift", "--print"],
      in: folder.url,
      environment: ["PATH": "\(folder.url.path):/bin"]
    )
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("were built with Swift 6.2"), "\(outcome.errors)")
    #expect(outcome.errors.contains("is Swift 5.9"))
  }

  @Test("--print does not accept --journal")
  func kept() throws {
    let outcome = try Self.print(Self.counter, "--journal", "a.journal")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Leave --journal out."))
  }

  @Test("without a terminal the error names --print")
  func noTerminal() throws {
    let folder = try Program.Folder()
    try folder.file("Shop.swift", Self.counter)
    var variables = Self.variables(of: folder)
    variables["TERM"] = "xterm"
    let outcome = try Program.run(
      ["preview", "Shop.swift"],
      in: folder.url,
      environment: variables
    )
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("storeterm preview FILE.swift --print"), "\(outcome.errors)")
  }
}
#endif
