@_spi(Nodes) import ViewEngine

extension View {
  /// Sets the screen that a navigation stack shows for values of a type: SwiftUI's
  /// `navigationDestination(for:destination:)`.
  ///
  /// If several views set a screen for the same type, the outermost view wins.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping @MainActor (Value) -> some View
  ) -> some View {
    DestinationRegistration(content: self, type: ObjectIdentifier(data)) { value in
      AnyView((value?.base as? Value).map(destination))
    }
  }

  /// Pushes a screen while `isPresented` is true: SwiftUI's
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// Popping the screen sets `isPresented` to false.
  public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> some View
  ) -> some View {
    DestinationPush(
      content: self,
      item: { isPresented.wrappedValue ? AnyHashable(0) : nil },
      close: { isPresented.wrappedValue = false },
      make: { _ in AnyView(destination()) }
    )
  }

  /// Pushes a screen while `item` is not `nil`: SwiftUI's
  /// `navigationDestination(item:destination:)`.
  ///
  /// Popping the screen sets `item` to `nil`.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping @MainActor (Item) -> some View
  ) -> some View {
    DestinationPush(
      content: self,
      item: { item.wrappedValue.map { AnyHashable($0) } },
      close: { item.wrappedValue = nil },
      make: { AnyView(($0?.base as? Item).map(destination)) }
    )
  }
}

/// Content that registers a navigation destination for values of a type.
private struct DestinationRegistration<Content> {
  let content: Content
  let type: ObjectIdentifier
  let make: @MainActor (AnyHashable?) -> AnyView
}

extension DestinationRegistration: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { RegistrationNode(self, context) }
}

private final class RegistrationNode<Content: View>: ViewNode<DestinationRegistration<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    environment.navigation?.register(view.type, of: self, make: view.make)
    child = child.showing(reconcile(child.node, view.content, environment))
  }
}

/// Content that pushes a screen while its item is not `nil`.
private struct DestinationPush<Content> {
  let content: Content
  let item: @MainActor () -> AnyHashable?
  let close: @MainActor () -> Void
  let make: @MainActor (AnyHashable?) -> AnyView
}

extension DestinationPush: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { DestinationPushNode(self, context) }
}

private final class DestinationPushNode<Content: View>: ViewNode<DestinationPush<Content>> {
  private var child = OnlyChild()
  private var pushed: (id: Int, item: AnyHashable, slot: ScreenSlot)?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let item = tracking(view.item)
    if let pushed, pushed.item != item { leave(pushed.id) }
    guard let item, let navigation = environment.navigation else { return }
    let slot = pushed?.slot ?? ScreenSlot()
    let make = view.make
    slot.make = { _ in make(item) }
    guard pushed == nil else { return }
    let id = navigation.push(slot) { [weak self] in self?.wasPopped(slot) }
    pushed = (id, item, slot)
  }

  private func leave(_ id: Int) {
    pushed = nil
    environment.navigation?.remove(id)
  }

  private func wasPopped(_ slot: ScreenSlot) {
    guard pushed?.slot === slot else { return }
    pushed = nil
    view.close()
  }

  override func unmount() {
    if let pushed { leave(pushed.id) }
    super.unmount()
  }
}
