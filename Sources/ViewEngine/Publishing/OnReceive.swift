/// Content that hears of the values of a publisher, as long as it has its place.
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
  private var heard: Source?
  private var subscription: AnyCancellable?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    if let heard, areEqual(heard, view.source) { return }
    heard = view.source
    doAtRest { [weak self] in self?.listen() }
  }

  private func listen() {
    guard isMounted else { return }
    // The new one first, so that a source that both share goes on.
    let old = subscription
    subscription = view.source.sink { [weak self] value in
      onMainActor(value) { self?.hear($0) }
    }
    old?.cancel()
  }

  private func hear(_ value: Source.Output) {
    if isMounted { view.action(value) }
  }

  override func unmount() {
    subscription?.cancel()
    subscription = nil
    super.unmount()
  }
}

/// Does something with a value on the main actor: at once where that is where one is.
private func onMainActor<Value>(_ value: Value, _ action: @escaping @MainActor (Value) -> Void) {
  let value = MainActorValue(value)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { action(value.value) }
  } else {
    Task { @MainActor in action(value.value) }
  }
}

extension View {
  /// Does something with each value that a publisher tells, as long as the view is there:
  /// SwiftUI's `onReceive(_:perform:)`. It hears timers, notifications, `$name` of a
  /// ``Published`` property, `objectWillChange` and subjects.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    Receiver(content: self, source: publisher, action: action)
  }
}
