/// Work beside the main thread, which has the terminal and the time limits.
enum BackgroundWork {
  /// Returns the result of work on another thread. Where the task is cancelled, so is the work.
  ///
  /// - Parameter work: Work that looks at `Task.isCancelled` where it can take long.
  /// - Throws: What the work throws.
  static func result<Value: Sendable>(
    of work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let task = Task.detached { try work() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
