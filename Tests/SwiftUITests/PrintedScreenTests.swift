import Foundation
import TestSupport
import Testing

@Suite("Printed screens of apps", .timeLimit(.minutes(LongTest.minutes(30))))
struct PrintedScreenTests {
  /// An app whose screen depends on waits, background work and a repeating timer.
  private static let source = """
    import SwiftUI

    final class Model: ObservableObject {
      @Published var ticks = 0
      @Published var text = "loading"
      private var timer: AnyCancellable?

      init() {
        timer = Timer.publish(every: 0.03, on: .main, in: .common).autoconnect()
          .sink { [weak self] _ in self?.ticks += 1 }
      }

      @MainActor func load() async {
        let sum = await Task.detached { (0..<300_000).reduce(0) { ($0 + $1) % 7 } }.value
        try? await Task.sleep(for: .milliseconds(60))
        text = "loaded \\(sum)"
      }
    }

    struct Screen: View {
      @StateObject private var model = Model()
      @State private var steps = 0

      var body: some View {
        VStack {
          ProgressView()
          Text("\\(model.text), tick \\(model.ticks), step \\(steps)")
        }
        .task { await model.load() }
        .task {
          for step in 1...3 {
            try? await Task.sleep(for: .milliseconds(40))
            steps = step
          }
          try? await Task.sleep(for: .seconds(3))
          steps = 99
        }
      }
    }

    @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
    """

  @Test("an app prints the same screen in each run, whatever else the machine does")
  func sameBytes() throws {
    let outputs = try ClientCompiler(languageVersion: 5).withProgram(of: Self.source) { program in
      let others = try (0..<4).map { _ in try busyProcess() }
      // The processes inherit a mask that blocks SIGTERM.
      defer { others.forEach { kill($0.processIdentifier, SIGKILL) } }
      return try (0..<LongTest.rounds(200)).map { _ in
        try program.run([], environment: ["COLUMNS": "50", "LINES": "4"])
      }
    }
    #expect(Set(outputs.map(\.output)).count == 1, "\(Set(outputs.map(\.output)))")
    #expect(outputs.allSatisfy { $0.errors == "" && $0.exitCode == 0 })
    let screen = try #require(outputs.first).output
    #expect(screen.contains("loaded") && screen.contains("tick 1, step 3"), "\(screen)")
  }

  /// A process that uses as much of a processor as it gets. If the tests are killed, it ends after
  /// five minutes of processor time.
  private func busyProcess() throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 300; while :; do :; done"]
    try process.run()
    return process
  }
}
