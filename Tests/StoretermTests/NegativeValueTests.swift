import Foundation
import Testing

@Suite("A negative number as the value of an option")
struct NegativeValueTests {
  /// The options that take numbers: a command, and what the answer to a negative one contains.
  private static let options: [String: (command: [String], answer: String)] = [
    "--width": (["render"], "--width and --height must be 1 to 1000."),
    "--height": (["render"], "--width and --height must be 1 to 1000."),
    "--timeout": (["preview", "A.swift"], "A time limit must be 0.01 to 86400 seconds."),
    "--build-timeout": (["preview", "A.swift"], "A time limit must be 0.01 to 86400 seconds."),
    "--app-apple-id": (["simulate", "a.yaml"], "--app-apple-id must be 0 or more."),
  ]

  @Test(
    "is answered as if it was attached to the option with an equals sign",
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

  @Test("is tested for all options that take numbers")
  func all() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/storeterm").standardizedFileURL
    var found: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard name.hasSuffix(".swift") else { continue }
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // The variable of an option follows its attribute, whose lines are indented further.
      let pattern =
        #/
        @Option (?: \( .* \) | \( \n (?: \ {4} .* \n )* \ {2}\) )
        \s+ var\ (\w+) (?: :\ U?Int\d* \b | \ =\ -?\d | \ =\ TimeLimit\( | :\ Double\b )
      /#
      for match in source.matches(of: pattern) { found.insert(Self.option(of: match.1)) }
    }
    #expect(found == Set(Self.options.keys))
  }

  /// The option of a variable as the parser names it.
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
    "is another argument behind a flag, a value, a word and the end of options",
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

  @Test("is still a missing value where the option takes any text")
  func text() throws {
    let outcome = try Program.run(["render", "--group", "-5"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("Error: Missing value for '--group"), "\(outcome.errors)")
  }
}
