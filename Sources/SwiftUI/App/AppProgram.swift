import Foundation
import NcursesTerminal
import Observation
import ProgramLog
import TerminalUI

/// Runs a root view as a whole program.
@MainActor
struct AppProgram<Root: View> {
  /// The root view of the program.
  let root: Root
  /// The terminal and the user's settings, from the environment variables.
  var surroundings = TerminalEnvironment.current

  /// Runs the program and exits the process.
  func run() -> Never {
    DebugLog.send { remark in
      let entry = LogEntry(source: "TerminalUI", level: "debug", text: remark)
      ProgramLog.shared.write(entry.line)
    }
    MainLoop.run { surroundings.isTerminal ? await show() : await print() }
  }

  /// The initial environment of the views: character set, colour scheme and language.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.usesASCII = !surroundings.isUnicode
    environment.colorScheme = surroundings.colorScheme
    environment.showsPictures = surroundings.colorLevel != .none
    let locale = surroundings.locale
    environment.locale = locale
    environment.layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return environment
  }

  /// Displays the views on the terminal until the user quits, and returns the exit code.
  private func show() async -> Int32 {
    do {
      let terminal = try NcursesTerminal(
        NcursesTerminal.Options(surroundings),
        environment: surroundings
      )
      terminal.keepPrintedText(in: ProgramLog.shared.descriptorOrNowhere())
      terminal.willSuspend = { UIApplication.shared.willSuspend() }
      terminal.didContinue = { UIApplication.shared.didContinue() }
      let code = await show(on: terminal)
      terminal.close()
      return code
    } catch {
      let advice = "pass its output on to get one screen as text (\(Self.name) | cat)"
      let line = "\(Self.name): \(error.message(alternative: advice))\n"
      FileHandle.standardError.writeAll(line)
      return 2
    }
  }

  private static var name: String { ProcessInfo.processInfo.processName }

  /// Displays the views on a given terminal until the user quits, and returns the exit code.
  func show(on terminal: any Terminal) async -> Int32 {
    let exit = ExitRequest()
    let host = UIApplication.shared.connect(
      QuittableView(content: root.presenting(SystemSheets.program), exit: exit),
      size: terminal.size,
      environment: environment
    )
    // The task runs after the first frame, when the views receive notifications.
    Task { @MainActor in UIApplication.shared.didStart() }
    await host.run(on: terminal, until: { exit.code != nil }) { exit.code = 130 }
    UIApplication.shared.willTerminate()
    return exit.code ?? 0
  }

  /// Prints the first screen as text when the program is idle, and returns the exit code.
  private func print() async -> Int32 {
    let screen = PrintedScreen(
      root.presenting(SystemSheets.program),
      size: surroundings.printedSize,
      environment: environment
    )
    let (text, isAtRest) = await screen.settled()
    if !isAtRest {
      FileHandle.standardError.writeAll("\(Self.name): \(PrintedScreen.restlessNote)\n")
    }
    return FileHandle.standardOutput.writeAll(text) ? 0 : 1
  }
}

/// A request of the user to quit the program.
@MainActor
final class ExitRequest {
  /// The exit code of the program; `nil` while the program is running.
  var code: Int32?
}

/// The root view. The key `q` quits the program if no view handles it.
private struct QuittableView<Content: View>: View {
  let content: Content
  let exit: ExitRequest

  var body: some View {
    content.onKeyPress(.character("q")) {
      exit.code = 0
      return .handled
    }
  }
}
