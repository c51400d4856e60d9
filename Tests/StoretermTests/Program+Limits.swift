import Foundation

extension Program {
  /// What a run within limits came to.
  struct LimitedOutcome {
    let output: Data
    let errors: Data
    /// 0 to 125 as the program says; 128 and more for the signal that ended it.
    let exitCode: Int32
  }

  /// The limits of a run: memory, processor time and time.
  struct Limits {
    /// The most address space, in KiB. The program built for debugging maps about 0.6 GiB.
    var addressSpace = 2 * 1_024 * 1_024
    /// The most processor time, in seconds.
    var processorTime = 60
    /// After how many seconds the program is killed.
    var time = 120
  }

  /// Runs the program to its end or to the end of a limit.
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
