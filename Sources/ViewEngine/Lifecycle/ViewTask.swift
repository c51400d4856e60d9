/// Content with a task that runs while the content is shown.
struct ViewTask<Content, ID> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  /// Whether the task runs up to its first suspension while the view appears.
  var startsAtOnce = false
  let action: @Sendable () async -> Void
}

extension ViewTask: View, PrimitiveView where Content: View, ID: Equatable {
  func _makeNode(_ context: _NodeContext) -> _Node { ViewTaskNode(self, context) }
}

private final class ViewTaskNode<Content: View, ID: Equatable>: AppearingNode<
  ViewTask<Content, ID>
>
{
  private var task: Task<Void, Never>?
  private var id: ID?

  init(_ view: ViewTask<Content, ID>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func resolve() {
    super.resolve()
    guard task != nil, id != view.id else { return }
    performAfterLayout { [weak self] in self?.restart() }
  }

  private func restart() {
    guard task != nil, id != view.id else { return }
    disappear()
    appear()
  }

  override func appear() {
    id = view.id
    let action = view.action
    if view.startsAtOnce, #available(macOS 26, *) {
      task = Task.immediate(priority: view.priority) { await action() }
    } else {
      task = Task(priority: view.priority) { await action() }
    }
  }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  deinit { task?.cancel() }
}

extension View {
  /// Runs a task when the view appears, and cancels it when the view disappears: SwiftUI's `task`.
  /// Changes that the task makes appear on the screen immediately.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs a task when the view appears, and restarts it when `id` changes. The running task is
  /// cancelled before a restart and when the view disappears.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: id, priority: priority, action: action)
  }

  /// Runs a task as `task(id:priority:_:)` does, but starts it while the view appears. The first
  /// frame therefore shows the results that the task computes before its first suspension.
  package func immediateTask<ID: Equatable>(
    id: ID,
    priority: TaskPriority,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: id, priority: priority, startsAtOnce: true, action: action)
  }
}
