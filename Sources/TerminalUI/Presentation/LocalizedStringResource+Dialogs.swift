import Foundation

extension View {
  /// Shows an alert. Its title is the text of a resource.
  @_disfavoredOverload
  public func alert(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message. Its title is the text of a resource.
  @_disfavoredOverload
  public func alert(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about `data`. Its title is the text of a resource.
  @_disfavoredOverload
  public func alert<Value>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message about `data`. Its title is the text of a resource.
  @_disfavoredOverload
  public func alert<Value>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(
      Text(titleResource),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a confirmation dialog. Its title is the text of a resource.
  @_disfavoredOverload
  public func confirmationDialog(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Shows a confirmation dialog with a message. Its title is the text of a resource.
  @_disfavoredOverload
  public func confirmationDialog(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Shows a confirmation dialog about `data`. Its title is the text of a resource.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Shows a confirmation dialog with a message about `data`. Its title is the text of a resource.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
