import Foundation

extension View {
  /// Shows an alert while a condition holds: SwiftUI's `alert`. Any button takes it
  /// away; without buttons it has one that says OK.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert with a message while a condition holds: SwiftUI's `alert`.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    dialog(
      title,
      isPresented: isPresented,
      actions: AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Shows an alert about some data while a condition holds and there is data: SwiftUI's
  /// `alert`.
  public func alert<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    dialog(
      title,
      isPresented: presented(isPresented, data),
      actions: AnyView(data.map(actions)),
      message: nil
    )
  }

  /// Shows an alert with a message about some data while a condition holds and there is
  /// data: SwiftUI's `alert`.
  public func alert<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    dialog(
      title,
      isPresented: presented(isPresented, data),
      actions: AnyView(data.map(actions)),
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Shows an alert with a title while a condition holds: SwiftUI's `alert`.
  public func alert(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a title while a condition holds: SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message while a condition holds: SwiftUI's `alert`.
  public func alert(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while a condition holds: SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data while a condition holds and there is data: SwiftUI's
  /// `alert`.
  public func alert<Value>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about some data while a condition holds and there is data: SwiftUI's
  /// `alert`.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message about some data while a condition holds and there is
  /// data: SwiftUI's `alert`.
  public func alert<Value>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert with a message about some data while a condition holds and there is
  /// data: SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert about an error while a condition holds and there is one: SwiftUI's
  /// `alert(isPresented:error:actions:)`. Its description is the title.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
    return dialog(
      title,
      isPresented: presented(isPresented, error),
      actions: AnyView(actions()),
      message: error?.recoverySuggestion.map { AnyView(Text(verbatim: $0)) }
    )
  }

  /// Shows an alert with a message about an error while a condition holds and there is one:
  /// SwiftUI's `alert(isPresented:error:actions:message:)`.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
    return dialog(
      title,
      isPresented: presented(isPresented, error),
      actions: AnyView(error.map(actions)),
      message: error.map { AnyView(message($0)) }
    )
  }

  /// Holds while a condition does and there is data.
  func presented<Value>(_ isPresented: Binding<Bool>, _ data: Value?) -> Binding<Bool> {
    let isThere = data != nil
    return Binding(
      get: { isThere && isPresented.wrappedValue },
      set: { isPresented.wrappedValue = $0 }
    )
  }
}
