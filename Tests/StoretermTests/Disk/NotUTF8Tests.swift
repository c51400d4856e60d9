import Foundation
import TestSupport
import Testing

@Suite("Names that are not UTF-8", .timeLimit(.minutes(LongTest.minutes(30))))
struct NotUTF8Tests {
  /// Runs a shell command in a folder with a store `S`. `$0` is the program. `$bad` is the name of
  /// a folder and is not UTF-8.
  private func shell(_ command: String) throws -> Program.Outcome {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "S")
    try folder.file("a.yaml", "store: S\nsteps:\n  - advance: P1M\n")
    let program = try #require(Program.url, "storeterm was not built")
    let script = "bad=$(printf 'caf\\351'); mkdir \"$bad\" || exit 77; \(command)"
    return try Program.run(
      program: URL(fileURLWithPath: "/bin/sh"),
      ["-c", script, program.path],
      in: folder.url,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.url.path],
      input: "q\n"
    )
  }

  @Test(
    "an argument that is not UTF-8 is refused, and no other file is read or created",
    arguments: [
      "check", "render", "browse --accessible", "fmt", "simulate", "diff S", "info", "preview",
      "browse --accessible S --journal", "render S --scenario", "",
      "simulate a.yaml --signed --format jsonl --export-root", "--bugreport",
    ]
  )
  func arguments(command: String) throws {
    let outcome = try shell("\"$0\" \(command) \"$bad\"; code=$?; ls -b; exit $code")
    #expect(outcome.exitCode == 2, "\(outcome)")
    #expect(outcome.errors.contains("is not UTF-8: caf\\xE9. Rename the file"))
    #expect(outcome.output == "S\na.yaml\ncaf\\351\n", "\(outcome)")
  }

  @Test("fmt writes files in a current folder whose name is not UTF-8")
  func formatted() throws {
    let outcome = try shell(
      "cp S \"$bad\"; cd \"$bad\"; ln -s S link; echo >> S; \"$0\" fmt link; code=$?; cmp S ../S; ls; "
        + "exit $code"
    )
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.output == "S\nlink\n", "\(outcome)")
  }

  @Test(
    "browse refuses environment paths that are not UTF-8, and check ignores them",
    arguments: ["HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "STORETERM_LOG"]
  )
  func variables(name: String) throws {
    let outcome = try shell("\(name)=\"$PWD/$bad\" \"$0\" browse --accessible S")
    #expect(outcome.exitCode == 2, "\(outcome)")
    #expect(
      outcome.errors.contains("The environment variable \(name) is not UTF-8: "),
      "\(outcome.errors)"
    )
    let check = try shell("\(name)=\"$PWD/$bad\" \"$0\" check --no-review S")
    #expect(check.exitCode == 0, "\(check)")
  }

  @Test(
    "relative paths work in a current folder whose name is not UTF-8",
    arguments: [
      "check --no-review S", "render S", "browse --accessible S", "fmt S", "simulate a.yaml",
      "render S --scenario a.yaml", "browse --accessible S --journal j",
      "simulate a.yaml --signed --format jsonl --export-root root",
      "browse --accessible S --journal k --log-level debug",
    ]
  )
  func currentFolder(command: String) throws {
    let outcome = try shell(
      "cp S a.yaml \"$bad\"; cd \"$bad\"; STORETERM_LOG=log \"$0\" \(command) >/dev/null; "
        + "code=$?; cd ..; ls -b; exit $code"
    )
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.output == "S\na.yaml\ncaf\\351\n", "\(outcome)")
  }
}
