extension View {
  /// Shows a column of actions while `isPresented` is `true`: SwiftUI's `confirmationDialog`.
  ///
  /// A Cancel button is added if no action has the role `.cancel`. The title is visible unless
  /// `titleVisibility` is `.hidden`.
  public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title,
      isPresented: isPresented,
      isSheet: true,
      actions: AnyView(actions()),
      message: nil
    )
  }

  /// Shows a column of actions with a message while `isPresented` is `true`: SwiftUI's
  /// `confirmationDialog`.
  public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title,
      isPresented: isPresented,
      isSheet: true,
      actions: AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Shows a column of actions for `data` while `isPresented` is `true` and `data` is not `nil`:
  /// SwiftUI's `confirmationDialog`.
  public func confirmationDialog<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title,
      isPresented: presented(isPresented, data),
      isSheet: true,
      actions: AnyView(data.map(actions)),
      message: nil
    )
  }

  /// Shows a column of actions for `data` with a message while `isPresented` is `true` and `data`
  /// is not `nil`: SwiftUI's `confirmationDialog`.
  public func confirmationDialog<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title,
      isPresented: presented(isPresented, data),
      isSheet: true,
      actions: AnyView(data.map(actions)),
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Shows a column of actions below a localized title while `isPresented` is `true`: SwiftUI's
  /// `confirmationDialog`.
  public func confirmationDialog(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Shows a column of actions below an unlocalized title while `isPresented` is `true`: SwiftUI's
  /// `confirmationDialog`.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Shows a column of actions below a localized title and a message while `isPresented` is `true`:
  /// SwiftUI's `confirmationDialog`.
  public func confirmationDialog(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Shows a column of actions below an unlocalized title and a message while `isPresented` is
  /// `true`: SwiftUI's `confirmationDialog`.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Shows a column of actions for `data` below a localized title while `isPresented` is `true` and
  /// `data` is not `nil`: SwiftUI's `confirmationDialog`.
  public func confirmationDialog<Value>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Shows a column of actions for `data` below an unlocalized title while `isPresented` is `true`
  /// and `data` is not `nil`: SwiftUI's `confirmationDialog`.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Shows a column of actions for `data` below a localized title and a message while `isPresented`
  /// is `true` and `data` is not `nil`: SwiftUI's `confirmationDialog`.
  public func confirmationDialog<Value>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a column of actions for `data` below an unlocalized title and a message. Visible while
  /// `isPresented` is `true` and `data` is not `nil`: SwiftUI's `confirmationDialog`.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
