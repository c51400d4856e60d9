/// Reports the progress of a long operation once a second. Operations shorter than a second print
/// nothing.
///
/// ```swift
/// import StoreBrowser
///
/// func process(_ names: [String]) {
///   var announcer = ProgressAnnouncer { print($0, terminator: "") }
///   for (index, _) in names.enumerated() { announcer.announce("\(index) of \(names.count)") }
/// }
/// ```
public struct ProgressAnnouncer {
  private let clock: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private var next: ContinuousClock.Instant

  /// Creates an announcer whose first report is due in a second.
  ///
  /// - Parameters:
  ///   - clock: Returns the present time.
  ///   - write: Writes a line. The line includes its line feed.
  public init(
    clock: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now },
    write: @escaping (String) -> Void
  ) {
    self.clock = clock
    self.write = write
    next = clock() + .seconds(1)
  }

  /// Writes the progress if a second has passed since the last report.
  public mutating func announce(_ progress: @autoclosure () -> String) {
    let now = clock()
    guard now >= next else { return }
    next = now + .seconds(1)
    write("\(progress())\n")
  }
}
