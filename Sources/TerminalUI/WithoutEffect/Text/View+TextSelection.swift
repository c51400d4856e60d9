/// A setting that allows or prevents text selection: SwiftUI's `TextSelectability`.
///
/// - In a terminal: The terminal can always select all text.
public protocol TextSelectability: Sendable {
  /// Whether the type allows selecting text.
  static var allowsSelection: Bool { get }
}

/// The setting that allows text selection: SwiftUI's `EnabledTextSelectability`.
///
/// - In a terminal: The terminal can always select all text.
public struct EnabledTextSelectability: TextSelectability {
  /// `true`: text can be selected.
  public static let allowsSelection = true
}

/// The setting that prevents text selection: SwiftUI's `DisabledTextSelectability`.
///
/// - In a terminal: The terminal can always select all text.
public struct DisabledTextSelectability: TextSelectability {
  /// `false`: the client does not want text to be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The setting that allows text selection.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The setting that prevents text selection.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the user can select text: SwiftUI's `textSelection(_:)`.
  ///
  /// - In a terminal: The terminal can always select all text.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}
