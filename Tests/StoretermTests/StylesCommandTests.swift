import Testing

@Suite("Control styles on the command line")
struct StylesCommandTests {
  private static let file = Program.config("StreamingPass")
  private static let custom = [
    "billingToggle", "comparisonTable", "familySharingBadge", "offerBadge", "oneLine",
    "priceComparison", "savings", "trialTimeline",
  ]
  private static let standard = [
    "automatic", "picker", "prominentPicker", "compactPicker", "pagedPicker",
    "pagedProminentPicker", "buttons",
  ]

  private func render(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["render", Self.file] + arguments)
  }

  @Test("styles lists each style with a summary and its placements, StoreKit's styles first")
  func list() throws {
    let outcome = try Program.run(["styles"])
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let names = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.filter(Self.standard.contains) == Self.standard)
    #if os(Linux)
    #expect(names == Self.standard + Self.custom)
    #expect(outcome.output.contains("trialTimeline         A timeline of the charges"))
    #endif
    let placements = lines.filter { $0.hasPrefix("     ") }
    #expect(placements.count == names.count)
    #expect(placements.allSatisfy { $0.split(separator: " ").first == "automatic" })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("help and completions name every style that styles lists", arguments: ["render", "browse"])
  func help(command: String) throws {
    let help = try Program.run([command, "--help"]).output
    let completions = try Program.run(["--generate-completion-script", "zsh"]).output
    #if os(Linux)
    let names = Self.standard + Self.custom
    #else
    let names = Self.standard
    #endif
    for name in names {
      #expect(help.contains(name))
      #expect(completions.contains(name))
    }
  }

  @Test("an unknown style exits with 2 and lists the known ones")
  func unknownStyle() throws {
    let outcome = try render("--control-style", "fancy")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: Unknown control style \"fancy\". Styles: "))
    #expect(outcome.errors.contains("pagedProminentPicker"))
  }

  @Test("an unsupported placement exits with 2 and lists the supported ones")
  func wrongPlacement() throws {
    let picker = try render("--control-style", "picker", "--placement", "bottomBar")
    #expect(picker.exitCode == 2)
    #expect(
      picker.errors == """
        Error: The control style picker has no placement "bottomBar". Placements: automatic, \
        scrollView, buttonsInBottomBar.

        """
    )
  }

  #if os(Linux)
  @Test("every custom style is drawn by its name", arguments: custom)
  func drawn(style: String) throws {
    let outcome = try render("--control-style", style)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Premium Yearly"))
  }

  @Test(
    "a custom style has the placements of its own type",
    arguments: [
      ("trialTimeline", "bottomBar", "automatic, scrollView, buttonsInBottomBar."),
      ("comparisonTable", "leading", "automatic, scrollView, buttonsInBottomBar."),
      (
        "priceComparison", "buttonsInBottomBar",
        "automatic, scrollView, bottomBar, leading, trailing, bottom."
      ),
    ]
  )
  func wrongCustomPlacement(style: String, placement: String, known: String) throws {
    let outcome = try render("--control-style", style, "--placement", placement)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("style \(style) has no placement \"\(placement)\""))
    #expect(outcome.errors.contains("Placements: \(known)"))
    let browsed = try Program.run([
      "browse", Self.file, "--ephemeral", "--control-style", style, "--placement", placement,
    ])
    #expect(browsed.exitCode == 2)
    #expect(browsed.errors == outcome.errors)
  }

  @Test("a custom style accepts each of its placements")
  func placements() throws {
    for placement in ["automatic", "scrollView", "bottomBar", "leading", "trailing", "bottom"] {
      let outcome = try render("--control-style", "savings", "--placement", placement)
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains("Save 16%"))
    }
  }
  #endif
}
