extension View {
  /// Shows a sheet over the screen while a condition holds: SwiftUI's `sheet`. Escape, or
  /// `q` where no text field takes it, takes it away. It is as high as its content; see
  /// ``View/presentationDetents(_:)``.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.sheet(title: ""), isPresented, onDismiss, content)
  }

  /// Shows a sheet with a title in its upper edge while a condition holds.
  public func sheet(
    isPresented: Binding<Bool>,
    title: String,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.sheet(title: title), isPresented, onDismiss, content)
  }

  /// Shows a sheet for an item while there is one: SwiftUI's `sheet`. Another item makes
  /// another sheet, with new state.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    presenting(.sheet(title: ""), item: item, onDismiss, content)
  }

  /// Covers the whole screen while a condition holds: SwiftUI's `fullScreenCover`. Escape
  /// takes it away, for a terminal has no other gesture everyone knows, unless
  /// ``View/interactiveDismissDisabled(_:)`` says otherwise.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Covers the whole screen for an item while there is one: SwiftUI's `fullScreenCover`.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    presenting(.cover, item: item, onDismiss, content)
  }

  /// Lays a card over the whole screen while a condition holds. Unlike a cover it stays above
  /// all that is presented meanwhile, which waits below, and no key takes it away. Ours.
  package func screenCard(
    isPresented: Bool,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.card, .constant(isPresented), nil, content)
  }

  func presenting<Sheet: View>(
    _ appearance: PresentationAppearance,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)? = nil,
    _ content: @escaping @MainActor () -> Sheet
  ) -> PresentationHost<Self> {
    PresentationHost(
      appearance: appearance,
      content: self,
      make: { isPresented.wrappedValue ? Presentation(content()) : nil },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss
    )
  }

  func presenting<Item: Identifiable, Sheet: View>(
    _ appearance: PresentationAppearance,
    item: Binding<Item?>,
    _ onDismiss: (@MainActor () -> Void)? = nil,
    _ content: @escaping @MainActor (Item) -> Sheet
  ) -> PresentationHost<Self> {
    PresentationHost(
      appearance: appearance,
      content: self,
      make: { item.wrappedValue.map { Presentation(id: AnyHashable($0.id), content($0)) } },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss
    )
  }
}
