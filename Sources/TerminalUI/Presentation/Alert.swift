/// A message with up to two buttons: SwiftUI's deprecated `Alert`.
public struct Alert {
  /// A button of an ``Alert`` or an ``ActionSheet``: SwiftUI's `Alert.Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// Returns a button for the usual action.
    public static func `default`(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels, with a label.
    public static func cancel(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button that cancels, with the label "Cancel".
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// Returns a button for an action that deletes data.
    public static func destructive(
      _ label: Text,
      action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; default: OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice between several actions: SwiftUI's deprecated `ActionSheet`.
public struct ActionSheet {
  /// A button of an ``ActionSheet``. An ``Alert`` has the same kind of button.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with its buttons; default: Cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Shows an alert while `isPresented` is `true`: SwiftUI's `alert(isPresented:content:)`.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return dialog(
      alert.title,
      isPresented: isPresented,
      actions: AnyView(AlertButtons(buttons: alert.buttons)),
      message: alert.message.map { AnyView($0) }
    )
  }

  /// Shows an alert for an item while `item` is not `nil`: SwiftUI's `alert(item:content:)`.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return dialog(
      alert?.title,
      isPresented: isPresent(item),
      actions: AnyView(AlertButtons(buttons: alert?.buttons ?? [])),
      message: alert?.message.map { AnyView($0) }
    )
  }

  /// Shows an action sheet while `isPresented` is `true`: SwiftUI's
  /// `actionSheet(isPresented:content:)`.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return dialog(
      sheet.title,
      isPresented: isPresented,
      isSheet: true,
      actions: AnyView(AlertButtons(buttons: sheet.buttons)),
      message: sheet.message.map { AnyView($0) }
    )
  }

  /// Shows an action sheet for an item while `item` is not `nil`: SwiftUI's
  /// `actionSheet(item:content:)`.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return dialog(
      sheet?.title,
      isPresented: isPresent(item),
      isSheet: true,
      actions: AnyView(AlertButtons(buttons: sheet?.buttons ?? [])),
      message: sheet?.message.map { AnyView($0) }
    )
  }
}
