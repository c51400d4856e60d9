extension View {
  /// Presents a sheet over the screen while `isPresented` is `true`: SwiftUI's `sheet`.
  ///
  /// Escape dismisses the sheet, and so does `q` unless a text field takes the key. The sheet is as
  /// high as its content; see ``View/presentationDetents(_:)``.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.sheet(title: ""), isPresented, onDismiss, content)
  }

  /// Presents a sheet with a title in its upper edge while `isPresented` is `true`. An addition to
  /// SwiftUI's `sheet`.
  public func sheet(
    isPresented: Binding<Bool>,
    title: String,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.sheet(title: title), isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item while `item` is not `nil`: SwiftUI's `sheet`. If the item's
  /// identifier changes, a sheet with new state replaces the previous one.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    presenting(.sheet(title: ""), item: item, onDismiss, content)
  }

  /// Presents a view over the whole screen while `isPresented` is `true`: SwiftUI's
  /// `fullScreenCover`.
  ///
  /// Escape dismisses the view, because a terminal has no other common gesture for this.
  /// ``View/interactiveDismissDisabled(_:)`` disables Escape.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view over the whole screen for an item while `item` is not `nil`: SwiftUI's
  /// `fullScreenCover`.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    presenting(.cover, item: item, onDismiss, content)
  }

  /// Presents a view over the whole screen and above all later presentations, while `isPresented`
  /// is `true`. No key dismisses it. Not in SwiftUI.
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
