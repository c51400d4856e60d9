/// Says how far something has come, where that takes long: first after a second, then once a
/// second. What is done sooner needs no words.
public struct ProgressAnnouncer {
  private let clock: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private var next: ContinuousClock.Instant

  /// Starts the first second.
  ///
  /// - Parameters:
  ///   - clock: Tells the time.
  ///   - write: Takes a line, its line feed included.
  public init(
    clock: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now },
    write: @escaping (String) -> Void
  ) {
    self.clock = clock
    self.write = write
    next = clock() + .seconds(1)
  }

  /// Says how far it has come, where a second has passed since that was said.
  public mutating func announce(_ progress: @autoclosure () -> String) {
    let now = clock()
    guard now >= next else { return }
    next = now + .seconds(1)
    write("\(progress())\n")
  }
}
