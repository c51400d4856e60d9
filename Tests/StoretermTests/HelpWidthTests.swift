import Foundation
import Testing

@Suite("Help in narrow terminals")
struct HelpWidthTests {
  @Test(
    "help and errors are printed for any value of COLUMNS",
    arguments: ["0", "-1", "1", "26", "28", "39", "99999999999999999999", "x", ""]
  )
  func columns(value: String) throws {
    for arguments in [
      ["--help"], ["render", "--help"], ["render", "--screen", "none"], ["--nope"],
    ] {
      let outcome = try Program.run(arguments, environment: ["COLUMNS": value])
      #expect(outcome.exitCode == (arguments.last == "--help" ? 0 : 2), "\(arguments)")
      #expect((outcome.output + outcome.errors).contains("storeterm"))
    }
  }
}
