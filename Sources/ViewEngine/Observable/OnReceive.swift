/// Content that receives the values of a publisher while it is in the tree.
private struct Receiver<Content: View, Source: Publisher>: PrimitiveView
where Source.Failure == Never {
  let content: Content
  let source: Source
  let action: @MainActor (Source.Output) -> Void

  func _makeNode(_ context: _NodeContext) -> _Node { ReceiverNode(self, context) }
}

private final class ReceiverNode<Content: View, Source: Publisher>: ViewNode<
  Receiver<Content, Source>
>
where Source.Failure == Never {
  private var child = OnlyChild()
  private var subscribedSource: Source?
  private var subscription: AnyCancellable?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    if let subscribedSource, areEqual(subscribedSource, view.source) { return }
    subscribedSource = view.source
    performAfterLayout { [weak self] in self?.listen() }
  }

  private func listen() {
    guard isMounted else { return }
    // The new subscription begins first, so that a shared source does not stop in between.
    let old = subscription
    // Without `@Sendable` the closure is isolated to the main actor, and traps on another thread.
    subscription = view.source.sink { @Sendable [weak self] value in
      onMainActor(value) { self?.receive($0) }
    }
    old?.cancel()
  }

  private func receive(_ value: Source.Output) {
    if isMounted { view.action(value) }
  }

  override func unmount() {
    subscription?.cancel()
    subscription = nil
    super.unmount()
  }
}

/// Calls an action on the main actor: at once if the caller is on it, otherwise later.
private func onMainActor<Value>(_ value: Value, _ action: @escaping @MainActor (Value) -> Void) {
  let value = MainActorValue(value)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { action(value.value) }
  } else {
    Task { @MainActor in action(value.value) }
  }
}

extension View {
  /// Adds an action that runs for each value of a publisher while the view exists: SwiftUI's
  /// `onReceive(_:perform:)`. It accepts timers, notifications, `$name` of a ``Published``
  /// property, `objectWillChange` and subjects.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    Receiver(content: self, source: publisher, action: action)
  }
}
