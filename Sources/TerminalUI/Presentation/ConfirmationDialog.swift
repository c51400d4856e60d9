extension View {
  /// Asks what to do while a condition holds: SwiftUI's `confirmationDialog`. The choices
  /// stand below one another; one that cancels is added where there is none. The title is
  /// shown unless its visibility is `hidden`.
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

  /// Asks what to do, with a message, while a condition holds: SwiftUI's
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

  /// Asks what to do with some data while a condition holds and there is data: SwiftUI's
  /// `confirmationDialog`.
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

  /// Asks what to do with some data, with a message, while a condition holds and there is
  /// data: SwiftUI's `confirmationDialog`.
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

  /// Asks what to do while a condition holds: SwiftUI's `confirmationDialog`.
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

  /// Asks what to do while a condition holds: SwiftUI's `confirmationDialog`.
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

  /// Asks what to do, with a message, while a condition holds: SwiftUI's
  /// `confirmationDialog`.
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

  /// Asks what to do, with a message, while a condition holds: SwiftUI's
  /// `confirmationDialog`.
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

  /// Asks what to do with some data while a condition holds and there is data: SwiftUI's
  /// `confirmationDialog`.
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

  /// Asks what to do with some data while a condition holds and there is data: SwiftUI's
  /// `confirmationDialog`.
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

  /// Asks what to do with some data, with a message, while a condition holds and there is
  /// data: SwiftUI's `confirmationDialog`.
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

  /// Asks what to do with some data, with a message, while a condition holds and there is
  /// data: SwiftUI's `confirmationDialog`.
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
