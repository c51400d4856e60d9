#if os(Linux)
import Foundation
import TestSupport
import Testing

@Suite("Scripts/release-flags")
struct ReleaseFlagsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The flags for a package in an empty folder, where the script creates links to libraries.
  private static func flags(for folder: URL, swift: URL? = nil) throws -> [String] {
    let script = root.appending(path: "Scripts/release-flags")
    let environment = swift.map { ["SWIFT": $0.path] } ?? [:]
    let outcome = try Tool(script).run([folder.path], environment: environment)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// The static libraries that the script linked in a package, by name.
  private static func archives(in flags: [String], of package: URL) throws -> [String: URL] {
    guard let option = flags.firstIndex(of: "-L") else { return [:] }
    let folder = package.appending(path: try #require(flags.dropFirst(option + 2).first))
    var archives: [String: URL] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let name = file.dropFirst("lib".count).dropLast(".a".count)
      archives[String(name)] = folder.appending(path: file)
    }
    return archives
  }

  /// The arguments that `swift build` passes to the compiler.
  private static func compilerArguments(of flags: [String]) -> [String] {
    var arguments: [String] = []
    var rest = flags.drop { $0 == "-c" || $0 == "release" }
    while let flag = rest.popFirst() {
      switch flag {
      case "--static-swift-stdlib": arguments.append("-static-stdlib")
      case "-Xswiftc": arguments += rest.popFirst().map { [$0] } ?? []
      case "-Xlinker": arguments += rest.popFirst().map { ["-Xlinker", $0] } ?? []
      default: arguments.append(flag)
      }
    }
    return arguments
  }

  private static func compile(_ arguments: [String], in folder: URL) throws -> String {
    let outcome = try Tool(URL(filePath: "/usr/bin/env"))
      .run(["-C", folder.path, "swiftc", "-O", "-parse-as-library"] + arguments)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// A program that prints `exported` if its own function can be found by name, then the names of
  /// the checked libraries that it has loaded.
  private static let program = """
    import Glibc

    @_cdecl("release_flags_probe") public func probe() {}

    @main
    struct Client {
      static func main() {
        probe()
        print(dlsym(nil, "release_flags_probe") == nil ? "hidden" : "exported")
        guard let maps = fopen("/proc/self/maps", "r") else { return }
        let names = [
          "stdc++", "gcc_s", "crypto", "sqlite3", "ncursesw", "tinfo", "png16", "jpeg", "z",
        ]
        var line = [CChar](repeating: 0, count: 4096)
        while fgets(&line, 4096, maps) != nil {
          for name in names where strstr(line, "/lib\\(name).so") != nil { print(name) }
        }
      }
    }

    """

  @Test("a program built with the flags exports no symbol and loads no library that it contains")
  func linking() throws {
    try inTemporaryFolder { folder in
      let source = folder.appending(path: "Client.swift")
      try Self.program.write(to: source, atomically: true, encoding: .utf8)
      let client = folder.appending(path: "client")
      let flags = try Self.flags(for: folder)
      let contained = try Set(Self.archives(in: flags, of: folder).keys)
      let libraries = contained.subtracting(["stdc++"]).map { "-l\($0)" }
      _ = try Self.compile(
        Self.compilerArguments(of: flags) + libraries + [source.path, "-o", client.path],
        in: folder
      )

      // The type of an ELF file is in its 17th byte: 3 can be loaded at any address.
      let header = try Data(contentsOf: client).prefix(18)
      #expect(header.starts(with: [0x7F] + Data("ELF".utf8)) && header[16] == 3)
      let lines = try Tool(client).run([]).output.split(separator: "\n").map(String.init)
      #expect(lines.first == "hidden")
      #expect(contained.isDisjoint(with: lines), "\(lines)")
      if contained.contains("stdc++") { #expect(!lines.contains("gcc_s")) }
    }
  }

  @Test("a program built with the flags accesses types without the accessor function")
  func types() throws {
    try inTemporaryFolder { folder in
      let source = folder.appending(path: "Client.swift")
      try "public func values() -> Any { [[1: [true]]] }\n"
        .write(to: source, atomically: true, encoding: .utf8)
      let accessor = "__swift_instantiateConcreteTypeFromMangledName"
      let arguments = Self.compilerArguments(of: try Self.flags(for: folder))
      let assembly = ["-emit-assembly", source.path, "-o", "-"]
      #expect(try Self.compile(assembly, in: folder).contains(accessor))
      #expect(try !Self.compile(arguments + assembly, in: folder).contains(accessor))
    }
  }

  @Test("the libraries are static, in a folder whose path has no blanks")
  func libraries() throws {
    try inTemporaryFolder { folder in
      let flags = try Self.flags(for: folder)
      #expect(flags.starts(with: ["-c", "release", "--static-swift-stdlib"]))
      #expect(flags.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
      for (name, file) in try Self.archives(in: flags, of: folder) {
        let archive = try FileHandle(forReadingFrom: file.resolvingSymlinksInPath())
        #expect(try archive.read(upToCount: 8) == Data("!<arch>\n".utf8), "\(name)")
      }
    }
  }

  /// Writes a script in place of a program.
  private static func writeScript(_ url: URL, _ body: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test("the list benchmark builds its program with the flags and with SWIFT")
  func comparison() throws {
    try inTemporaryFolder { folder in
      for file in ["Benchmarks/list/compare.sh", "Scripts/release-flags"] {
        let copy = folder.appending(path: file)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: Self.root.appending(path: file), to: copy)
      }
      let swift = folder.appending(path: "other/swift")
      try Self.writeScript(
        swift,
        """
        case "$*" in
          *--show-bin-path) echo /built ;;
          build*) echo "$PWD: $*" >&2 ;;
          *) exec swift "$@" ;;
        esac
        """
      )
      try Self.writeScript(folder.appending(path: "tools/cc"), "exit 0")
      let cache = folder.appending(path: "cache")
      let python = cache.appending(path: "storeterm-bench/venv/bin/python")
      try Self.writeScript(python, "echo \"$@\"")

      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let outcome = try Tool(folder.appending(path: "Benchmarks/list/compare.sh")).run(
        [],
        environment: [
          "SWIFT": swift.path, "XDG_CACHE_HOME": cache.path,
          "PATH": "\(folder.appending(path: "tools").path):\(path)",
        ]
      )
      #expect(outcome.exitCode == 0)
      let package = folder.appending(path: "Benchmarks")
      let flags = try Self.flags(for: package, swift: swift).joined(separator: " ")
      let build = outcome.errors.split(separator: "\n")
      #expect(build.count == 1, "\(outcome.errors)")
      #expect(
        build.first?.hasSuffix("/Benchmarks: build \(flags) --product plan-list") == true,
        "\(outcome.errors)"
      )
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains("/built/plan-list") })
    }
  }
}
#endif
