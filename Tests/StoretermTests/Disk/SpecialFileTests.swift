import Foundation
import TestSupport
import Testing

@Suite(
  "Paths that are not regular files",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/timeout"), "no timeout(1)"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct SpecialFileTests {
  /// The kinds of files in place of a regular file.
  private static let kinds = ["fifo", "folder", "/dev/zero", "dangling", "loop"]

  /// Every option, argument and variable that names a file. `@` is the path.
  private static let places: [(arguments: [String], variable: String?)] = [
    (["browse", "--accessible", "@"], nil),
    (["browse", "--accessible", "S", "--journal", "@"], nil),
    (["browse", "--accessible", "S", "--scenario", "@"], nil),
    (["browse", "--accessible", "S", "--journal", "j", "--log-level", "debug"], "STORETERM_LOG"),
    (["render", "@"], nil), (["render", "S", "--scenario", "@"], nil), (["check", "@"], nil),
    (["render", "@", "--scenario", "a.yaml"], nil),
    (["diff", "@", "S"], nil), (["diff", "S", "@"], nil), (["fmt", "@"], nil),
    (["fmt", "--check", "@"], nil), (["simulate", "@"], nil),
    (["simulate", "store.yaml"], nil),
    (["simulate", "a.yaml", "--format", "jsonl", "--signed", "--export-root", "@"], nil),
    (["preview", "--list", "--store", "S", "@"], nil),
    (["preview", "--print", "--store", "S", "@"], nil),
    (["info", "S", "--journal", "@"], nil),
  ]

  @Test(
    "a special file is refused at once wherever a file is expected, with an error",
    arguments: kinds
  )
  func refused(kind: String) throws {
    for (arguments, variable) in Self.places {
      let folder = try Self.folder()
      let path = kind.hasPrefix("/") ? kind : folder.url.appending(path: kind).path
      try folder.file("store.yaml", "store: \(path)\nsteps:\n  - advance: P1M\n")
      var environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.url.path]
      if let variable { environment[variable] = path }
      let outcome = try Self.run(
        arguments.map { $0 == "@" ? path : $0 },
        in: folder,
        environment: environment
      )
      let place = "\(arguments.joined(separator: " ")) with \(kind): \(outcome.errors)"
      #expect([0, 1, 2].contains(outcome.exitCode), "\(outcome.exitCode): \(place)")
      if outcome.exitCode == 2 { #expect(!outcome.errors.isEmpty, "\(place)") }
      // `info` reads none of these files, and a missing log does not stop the program.
      let isUsable =
        variable != nil || arguments[0] == "info" || arguments.contains("--export-root")
      #expect(isUsable || outcome.exitCode == 2, "\(place)")
    }
  }

  @Test(
    "a special file in place of the settings file is refused, and a broken link is ignored",
    arguments: kinds
  )
  func settings(kind: String) throws {
    let folder = try Self.folder()
    let file = folder.url.appending(path: "storeterm/settings.yaml").path
    try FileManager.default.createDirectory(
      atPath: folder.url.appending(path: "storeterm").path,
      withIntermediateDirectories: true
    )
    let target = kind.hasPrefix("/") ? kind : folder.url.appending(path: kind).path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    let outcome = try Self.run(
      ["browse", "--accessible", "--ephemeral", "S"],
      in: folder,
      environment: ["PATH": "/usr/bin:/bin", "XDG_CONFIG_HOME": folder.url.path]
    )
    #expect(outcome.exitCode == (["dangling", "loop"].contains(kind) ? 0 : 2), "\(outcome.errors)")
  }

  @Test(
    "the log file cannot be one of the files in use, by any path",
    arguments: ["S", "./S", "link", "j", "j-wal", "a.yaml", "storeterm/settings.yaml", "V.swift"]
  )
  func log(path: String) throws {
    let folder = try Self.folder()
    let root = folder.url.path
    try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "S")
    try FileManager.default.createDirectory(
      atPath: root + "/storeterm",
      withIntermediateDirectories: false
    )
    try folder.file("storeterm/settings.yaml", "mouse: false\n")
    let arguments =
      switch path {
      case "a.yaml": ["browse", "--accessible", "--scenario", "a.yaml"]
      case "V.swift": ["preview", "--print", "--store", "S", "V.swift"]
      default: ["browse", "--accessible", "S", "--journal", "j", "--log-level", "debug"]
      }
    let before = try? Data(contentsOf: folder.url.appending(path: path))
    let outcome = try Self.run(
      arguments,
      in: folder,
      environment: ["PATH": "/usr/bin:/bin", "XDG_CONFIG_HOME": root, "STORETERM_LOG": path]
    )
    #expect(outcome.exitCode == 2, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("which is not a log file. Set it to another file."),
      "\(outcome.errors)"
    )
    #expect((try? Data(contentsOf: folder.url.appending(path: path))) == before)
  }

  private static func folder() throws -> Program.Folder {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "S")
    try folder.file("a.yaml", "store: S\nsteps:\n  - advance: P1M\n")
    try folder.file("V.swift", "import SwiftUI\n#Preview { Text(\"a\") }\n")
    #expect(mkfifo(folder.url.appending(path: "fifo").path, 0o600) == 0)
    let manager = FileManager.default
    let path = folder.url.path
    try manager.createDirectory(atPath: path + "/folder", withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: path + "/dangling", withDestinationPath: "none/none")
    try manager.createSymbolicLink(atPath: path + "/loop", withDestinationPath: "loop")
    return folder
  }

  private static func run(
    _ arguments: [String],
    in folder: Program.Folder,
    environment: [String: String]
  ) throws -> Program.Outcome {
    let program = try #require(Program.url, "storeterm was not built")
    return try Program.run(
      program: URL(fileURLWithPath: "/usr/bin/timeout"),
      ["-s", "KILL", "30", program.path] + arguments,
      in: folder.url,
      environment: environment,
      input: "q\n"
    )
  }
}
