extension View {
  /// Says what the view is, in place of what it shows: SwiftUI's `accessibilityLabel`.
  public func accessibilityLabel(_ label: Text) -> some View {
    described { $0.label = label }
  }

  /// Says what the view is, in place of what it shows: SwiftUI's `accessibilityLabel`.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    described { $0.label = Text(label) }
  }

  /// Says what the view is, in place of what it shows: SwiftUI's `accessibilityLabel`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    described { $0.label = Text(label) }
  }

  /// Says what value the view has now: SwiftUI's `accessibilityValue`.
  public func accessibilityValue(_ value: Text) -> some View {
    described { $0.value = value }
  }

  /// Says what value the view has now: SwiftUI's `accessibilityValue`.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    described { $0.value = Text(value) }
  }

  /// Says what value the view has now: SwiftUI's `accessibilityValue`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    described { $0.value = Text(value) }
  }

  /// Says what happens when the view is used: SwiftUI's `accessibilityHint`.
  public func accessibilityHint(_ hint: Text) -> some View {
    described { $0.hint = hint }
  }

  /// Says what happens when the view is used: SwiftUI's `accessibilityHint`.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    described { $0.hint = Text(hint) }
  }

  /// Says what happens when the view is used: SwiftUI's `accessibilityHint`.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    described { $0.hint = Text(hint) }
  }
}
