/// Yields to other tasks until a condition holds, at most 100,000 times.
///
/// - Returns: Whether the condition holds.
@MainActor
public func holdsEventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
