import Foundation

extension View {
  /// Sets a help text: SwiftUI's `help`. A terminal has no tooltips, so the text is the
  /// accessibility hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets a help text; see ``help(_:)``.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a help text; see ``help(_:)``.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}
