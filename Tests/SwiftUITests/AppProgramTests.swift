import Foundation
import NcursesTerminal
import Testing

@testable import SwiftUI

private struct Greeter: App {
  var body: some Scene {
    WindowGroup { Greeting() }
  }
}

private struct Greeting: View {
  @State private var name = "nobody"
  @State private var isSheetShown = false
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack {
      Text("Hello, \(name) · \(direction == .rightToLeft ? "right" : "left")")
      Button("Sheet") { isSheetShown = true }
    }
    .task { name = "world" }
    .sheet(isPresented: $isSheetShown) { Button("Inside") {} }
  }
}

@Suite("Apps as programs")
@MainActor
struct AppProgramTests {
  private static func program(_ variables: [String: String] = [:]) -> AppProgram<AppRoot<Greeter>> {
    AppProgram(
      root: AppRoot(Greeter()),
      surroundings: TerminalEnvironment(variables: variables, isTerminal: false)
    )
  }

  private static func exitCode(after keys: Key...) async -> Int32 {
    let terminal = MemoryTerminal(
      size: Size(width: 30, height: 5),
      input: keys.map { [.key($0)] } + [[.key(.control("c"))]]
    )
    return await program().show(on: terminal)
  }

  @Test("the exit code is 0 after q and 130 after Ctrl-C")
  func exitCodes() async {
    #expect(await Self.exitCode(after: .character("q")) == 0)
    #expect(await Self.exitCode() == 130)
    #expect(await Self.exitCode(after: .tab, .character("x")) == 130)
  }

  @Test("q in a sheet closes the sheet and not the program")
  func sheet() async {
    #expect(await Self.exitCode(after: .enter, .character("q")) == 130)
    #expect(await Self.exitCode(after: .enter, .character("q"), .character("q")) == 0)
  }

  @Test("the size of printed output comes from COLUMNS and LINES")
  func printedSize() {
    let surroundings = Self.program(["COLUMNS": "30", "LINES": "4"]).surroundings
    #expect(surroundings.printedSize == Size(width: 30, height: 4))
  }

  @Test(
    "without a valid size the output has 80 columns and 24 rows",
    arguments: [[:], ["COLUMNS": "0", "LINES": "-5"], ["COLUMNS": "a", "LINES": "100000"]]
  )
  func invalidSize(variables: [String: String]) {
    let surroundings = TerminalEnvironment(variables: variables, isTerminal: false)
    #expect(surroundings.printedSize == Size(width: 80, height: 24))
  }

  @Test("pictures are shown only with colours, and the colour scheme follows the background")
  func colours() {
    let plain = Self.program(["TERM": "xterm", "NO_COLOR": "1"]).environment
    #expect(!plain.showsPictures)
    #expect(plain.colorScheme == .dark)
    let light = Self.program(["FORCE_COLOR": "2", "COLORFGBG": "0;15"]).environment
    #expect(light.showsPictures)
    #expect(light.colorScheme == .light)
  }

  @Test("layout direction and character set follow the locale")
  func surroundings() {
    let arabic = Self.program(["LC_ALL": "ar_EG.UTF-8"]).environment
    #expect(arabic.layoutDirection == .rightToLeft)
    #expect(arabic.usesASCII == false)
    let plain = Self.program(["LC_ALL": "C"]).environment
    #expect(plain.layoutDirection == .leftToRight)
    #expect(plain.usesASCII)
  }
}
