/// Runs work on other threads. The main thread must stay free for the terminal and time limits.
enum BackgroundWork {
  /// Returns the result of work on another thread. Cancelling the task also cancels the work.
  ///
  /// - Parameter work: The work. Long work must check `Task.isCancelled`.
  /// - Throws: The error of the work.
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
