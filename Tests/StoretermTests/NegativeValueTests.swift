import Foundation
import Testing

@Suite("A negative number as an option value")
struct NegativeValueTests {
  /// The options with a numeric value: a command, and the error for a negative value.
  private static let options: [String: (command: [String], answer: String)] = [
    "--width": (["render"], "--width and --height must be 1 to 1000."),
    "--height": (["render"], "--width and --height must be 1 to 1000."),
    "--timeout": (["preview", "A.swift"], "A time limit must be 0.01 to 86400 seconds."),
    "--build-timeout": (["preview", "A.swift"], "A time limit must be 0.01 to 86400 seconds."),
    "--app-apple-id": (["simulate", "a.yaml"], "--app-apple-id must be 0 or more."),
  ]

  @Test(
    "a separate negative value is handled like a value after an equals sign",
    arguments: options.keys.sorted()
  )
  func answer(option: String) throws {
    let (command, answer) = try #require(Self.options[option])
    #if !os(Linux)
    if command[0] == "preview" { return }
    #endif
    for number in ["-5", "-.5", "-99999999999999999999"] {
      let apart = try Program.run(command + [option, number])
      let attached = try Program.run(command + ["\(option)=\(number)"])
      #expect(apart.errors == attached.errors)
      #expect(apart.exitCode == attached.exitCode)
    }
    let outcome = try Program.run(command + [option, "-5"])
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first == "Error: \(answer)")
    #expect(lines.last == "  See 'storeterm \(command[0]) --help' for more information.")
  }

  @Test("these tests cover all options with a numeric value")
  func all() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/storeterm").standardizedFileURL
    var found: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard name.hasSuffix(".swift") else { continue }
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // The variable follows its attribute; further lines of the attribute are indented.
      let pattern =
        #/
        @Option (?: \( .* \) | \( \n (?: \ {4} .* \n )* \ {2}\) )
        \s+ var\ (\w+) (?: :\ U?Int\d* \b | \ =\ -?\d | \ =\ TimeLimit\( | :\ Double\b )
      /#
      for match in source.matches(of: pattern) { found.insert(Self.option(of: match.1)) }
    }
    #expect(found == Set(Self.options.keys))
  }

  /// The option's name, as the parser derives it from its variable.
  private static func option(of variable: Substring) -> String {
    var words: [String] = []
    for character in variable {
      let startsWord = character.isUppercase && words.last?.last?.isUppercase == false
      if words.isEmpty || startsWord { words.append("") }
      words[words.count - 1].append(character)
    }
    return "--" + words.joined(separator: "-").lowercased()
  }

  @Test(
    "a negative number elsewhere is a separate argument",
    arguments: [
      (["--ascii", "-5"], "Unknown option '-5'"), (["--width=80", "-5"], "Unknown option '-5'"),
      (["--width", "80", "-5"], "Unknown option '-5'"),
      (["A.storekit", "-5"], "Unknown option '-5'"),
      (["--", "A.storekit", "--width", "-5"], "2 unexpected arguments"),
    ]
  )
  func elsewhere(arguments: [String], answer: String) throws {
    let outcome = try Program.run(["render"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("Error: \(answer)"), "\(outcome.errors)")
  }

  @Test("a negative number after a text option is a missing value")
  func text() throws {
    let outcome = try Program.run(["render", "--group", "-5"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("Error: Missing value for '--group"), "\(outcome.errors)")
  }
}
