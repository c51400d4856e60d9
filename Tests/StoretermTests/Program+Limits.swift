import Foundation

extension Program {
  /// The outcome of a run within limits.
  struct LimitedOutcome {
    let output: Data
    let errors: Data
    /// The exit code, or 128 plus the signal that ended the program.
    let exitCode: Int32
  }

  /// The limits of a run: memory, processor time and elapsed time.
  struct Limits {
    /// The maximum address space, in KiB. A debug build maps about 0.6 GiB.
    var addressSpace = 2 * 1_024 * 1_024
    /// The maximum processor time, in seconds.
    var processorTime = 60
    /// The time after which the program is killed, in seconds.
    var time = 120
  }

  /// Runs the program until it exits or exceeds a limit.
  static func runLimited(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String],
    input: URL? = nil,
    limits: Limits = Limits()
  ) throws -> LimitedOutcome {
    guard let url else { throw NotBuilt() }
    let scratch = try Folder()
    let (output, errors) = (try scratch.file("output"), try scratch.file("errors"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script =
      "ulimit -v \(limits.addressSpace); ulimit -t \(limits.processorTime); exec \"$0\" \"$@\""
    process.arguments = ["-c", script, url.path] + arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) }
      ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let pid = process.processIdentifier
    let alarm = DispatchSource.makeTimerSource()
    alarm.schedule(deadline: .now() + .seconds(limits.time))
    alarm.setEventHandler { kill(pid, SIGKILL) }
    alarm.activate()
    process.waitUntilExit()
    alarm.cancel()
    return LimitedOutcome(
      output: try Data(contentsOf: output),
      errors: try Data(contentsOf: errors),
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus
    )
  }
}
