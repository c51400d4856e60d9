import Foundation

extension View {
  /// Shows an alert while `isPresented` is `true`: SwiftUI's `alert`.
  ///
  /// Every button dismisses the alert. An alert without buttons has an OK button.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: AnyView(actions()), message: nil)
  }

  /// Shows an alert with a message while `isPresented` is `true`: SwiftUI's `alert`.
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

  /// Shows an alert about `data` while `isPresented` is `true` and `data` is not `nil`: SwiftUI's
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

  /// Shows an alert with a message about `data` while `isPresented` is `true` and `data` is not
  /// `nil`: SwiftUI's `alert`.
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

  /// Shows an alert with a localized title while `isPresented` is `true`: SwiftUI's `alert`.
  public func alert(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with an unlocalized title while `isPresented` is `true`: SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a localized title and a message while `isPresented` is `true`: SwiftUI's
  /// `alert`.
  public func alert(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with an unlocalized title and a message while `isPresented` is `true`:
  /// SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about `data` with a localized title while `isPresented` is `true` and `data` is
  /// not `nil`: SwiftUI's `alert`.
  public func alert<Value>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about `data` with an unlocalized title while `isPresented` is `true` and `data`
  /// is not `nil`: SwiftUI's `alert`.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about `data` with a localized title and a message while `isPresented` is `true`
  /// and `data` is not `nil`: SwiftUI's `alert`.
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

  /// Shows an alert about `data` with an unlocalized title and a message while `isPresented` is
  /// `true` and `data` is not `nil`: SwiftUI's `alert`.
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

  /// Shows an alert about an error while `isPresented` is `true` and `error` is not `nil`:
  /// SwiftUI's `alert(isPresented:error:actions:)`.
  ///
  /// The title is the error's description, the message its recovery suggestion.
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

  /// Shows an alert about an error with a message while `isPresented` is `true` and `error` is not
  /// `nil`: SwiftUI's `alert(isPresented:error:actions:message:)`.
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

  /// Returns a binding that is `true` while `isPresented` is `true` and `data` is not `nil`.
  func presented<Value>(_ isPresented: Binding<Bool>, _ data: Value?) -> Binding<Bool> {
    let isThere = data != nil
    return Binding(
      get: { isThere && isPresented.wrappedValue },
      set: { isPresented.wrappedValue = $0 }
    )
  }
}
