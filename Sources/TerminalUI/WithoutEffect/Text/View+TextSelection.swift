/// Whether text can be selected: SwiftUI's `TextSelectability`.
///
/// - In a terminal: The terminal can select all text, whatever is set here.
public protocol TextSelectability: Sendable {
  /// Whether the type allows it.
  static var allowsSelection: Bool { get }
}

/// Text can be selected: SwiftUI's `EnabledTextSelectability`.
///
/// - In a terminal: The terminal can select all text, whatever is set here.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text shall not be selected: SwiftUI's `DisabledTextSelectability`.
///
/// - In a terminal: The terminal can select all text, whatever is set here.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot, by the client's wish.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text shall not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets a person select text: SwiftUI's `textSelection(_:)`.
  ///
  /// - In a terminal: The terminal can select all text, whatever is set here.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}
