#if os(Linux)
import Foundation
import Testing

/// A fake compiler whose programs are shell scripts, so that tests of previews need not wait for a
/// real compiler.
struct FakeCompiler {
  let folder: Program.Folder
  /// A file that exists once a built program runs.
  var running: URL { folder.url.appending(path: "running") }
  /// The folder for temporary files of programs started with ``environment``.
  var temporary: URL { folder.url.appending(path: "tmp") }

  /// Writes the compiler and a file to preview, `Shop.swift`.
  ///
  /// - Parameters:
  ///   - build: The shell script that the compiler runs first.
  ///   - program: The shell script of each built program.
  init(build: String = "", program: String = "exit 0") throws {
    folder = try Program.Folder()
    try folder.file("Shop.swift", "import SwiftUI\n#Preview { Text(\"tea\") }\n")
    try folder.file("program", "#!/bin/sh\n: >'\(folder.url.path)/running'\n\(program)\n")
    _ = try folder.script(
      "swiftc",
      """
      #!/bin/sh
      # A killed compiler does not remove its temporary files.
      mktemp -d >/dev/null
      \(build)
      while [ $# -gt 0 ]; do
        if [ "$1" = -o ]; then out=$2; fi
        shift
      done
      cp '\(folder.url.path)/program' "$out"
      chmod 755 "$out"
      """
    )
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  }

  /// The environment of the program under test.
  var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.url.path, "TMPDIR": temporary.path,
      "SWIFT_EXEC": folder.url.appending(path: "swiftc").path,
      "STORETERM_LOG": folder.url.appending(path: "log").path,
    ]
  }

  /// Waits until the program has created its file. Polls, because a process is not notified of the
  /// start of a program that is not its child.
  func waitUntilRunning(_ comment: Comment? = nil) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: running.path) {
      try #require(ContinuousClock.now < deadline, comment)
      usleep(1000)
    }
  }

  /// Runs `preview --print` for the file.
  func print(_ options: String...) throws -> Program.Outcome {
    try Program.run(
      ["preview", "Shop.swift", "--print"] + options,
      in: folder.url,
      environment: environment
    )
  }

  /// The remaining temporary files, and the processes that have the folder in their environment or
  /// their command line.
  func remains() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      .filter { Int($0) != nil && Int32($0) != getpid() }
      .filter { process in
        ["environ", "cmdline"].contains { name in
          let content = FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
          return String(decoding: content, as: UTF8.self).contains(folder.url.lastPathComponent)
        }
      }
    return files + processes.map { "process \($0)" }
  }

  /// Waits until nothing remains, for at most a minute, and returns what remains. Polls, because a
  /// process is not notified of the end of a process that is not its child.
  func remainsAfterAWhile() throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(60)
    var remains = try remains()
    while !remains.isEmpty, ContinuousClock.now < deadline {
      usleep(10_000)
      remains = try self.remains()
    }
    return remains
  }
}
#endif
