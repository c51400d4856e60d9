extension View {
  /// Sets the label that is read instead of the view's content: SwiftUI's `accessibilityLabel`.
  public func accessibilityLabel(_ label: Text) -> some View {
    described { $0.label = label }
  }

  /// Sets a localized label that is read instead of the view's content: SwiftUI's
  /// `accessibilityLabel`.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    described { $0.label = Text(label) }
  }

  /// Sets an unlocalized label that is read instead of the view's content: SwiftUI's
  /// `accessibilityLabel`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    described { $0.label = Text(label) }
  }

  /// Sets the value that is read with the view: SwiftUI's `accessibilityValue`.
  public func accessibilityValue(_ value: Text) -> some View {
    described { $0.value = value }
  }

  /// Sets a localized value that is read with the view: SwiftUI's `accessibilityValue`.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    described { $0.value = Text(value) }
  }

  /// Sets an unlocalized value that is read with the view: SwiftUI's `accessibilityValue`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    described { $0.value = Text(value) }
  }

  /// Sets a hint about the effect of using the view: SwiftUI's `accessibilityHint`.
  public func accessibilityHint(_ hint: Text) -> some View {
    described { $0.hint = hint }
  }

  /// Sets a localized hint about the effect of using the view: SwiftUI's `accessibilityHint`.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    described { $0.hint = Text(hint) }
  }

  /// Sets an unlocalized hint about the effect of using the view: SwiftUI's `accessibilityHint`.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    described { $0.hint = Text(hint) }
  }
}
