import NcursesTerminal
import TerminalUI

/// The measured program: `plan-list N` shows a list of N plans until the key `q`.
@main
enum PlanListProgram {
  @MainActor
  static func main() {
    MainLoop.run {
      do {
        try await show()
        return 0
      } catch {
        print(error)
        return 1
      }
    }
  }

  @MainActor
  private static func show() async throws(TerminalError) {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
    let terminal = try NcursesTerminal(NcursesTerminal.Options(usesMouse: false))
    defer { terminal.close() }
    var isFinished = false
    let list = PlanList(plans: (0..<max(1, count)).map(Plan.init)) { isFinished = true }
    let host = ViewHost(list, size: terminal.size)
    await host.run(on: terminal, until: { isFinished }, interrupt: { isFinished = true })
  }
}
