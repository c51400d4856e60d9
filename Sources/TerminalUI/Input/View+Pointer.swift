import Foundation

extension View {
  /// Says what the view is for: SwiftUI's `help`. There is no pointer to rest on it, so the
  /// text is read out as a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for; see ``help(_:)``.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for; see ``help(_:)``.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}
