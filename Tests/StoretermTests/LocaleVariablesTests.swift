import Foundation
import TestSupport
import Testing

@Suite("Locale variables of the environment")
struct LocaleVariableRunTests {
  private static let odd = [
    "simplifiedchinese", "simplifiedchinese.UTF-8", "abcdefghijkl", "x-abcdefghijklm",
    "en_" + String(repeating: "a", count: 300), String(repeating: "en_", count: 100), "\u{202E}",
    "en_US@" + String(repeating: "a", count: 300), ".", "@", "_", "-", "../../etc/passwd", "日本語",
  ]

  private static func value(_ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<3, using: &random) == 0 {
      return odd.randomElement(using: &random) ?? ""
    }
    let letters = Array("abzAZ09_-.@=;:+ é")
    let count = Int.random(in: 0...40, using: &random)
    return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  /// Runs 1,000 commands under `make soak`.
  @Test("the program starts with any value of the locale variables")
  func random() throws {
    var random = SeededRandom.forTest()
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    let commands = [
      ["render", "a.storekit", "--screen", "timeline"], ["info"],
      ["browse", "a.storekit", "--accessible", "--ephemeral"],
      ["check", "--no-review", "a.storekit"],
    ]
    let fixed = Self.odd.prefix(4).map { ["LC_ALL": $0] }
    let drawn = (0..<random.rounds(of: 1_000)).map { _ in
      let names = ["LC_ALL", "LC_MESSAGES", "LANG", "LC_CTYPE", "LC_TIME", "LANGUAGE"]
      let chosen = names.filter { _ in Bool.random(using: &random) }
      return Dictionary(uniqueKeysWithValues: chosen.map { ($0, Self.value(&random)) })
    }
    for variables in fixed + drawn {
      let arguments = commands.randomElement(using: &random) ?? []
      let outcome = try Program.runLimited(
        arguments,
        in: folder.url,
        environment: ["HOME": folder.url.path].merging(variables) { $1 }
      )
      #expect(outcome.exitCode == 0, "\(arguments) \(variables) seed \(random.seed)")
      #expect(HostileText.complaint(about: outcome.output) == nil, "\(variables)")
    }
  }
}
