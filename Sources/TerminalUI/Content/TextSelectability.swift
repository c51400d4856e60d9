/// Whether text can be selected: SwiftUI's `TextSelectability`. A terminal lets all text be
/// selected.
public protocol TextSelectability: Sendable {
  /// Whether the type allows it.
  static var allowsSelection: Bool { get }
}

/// Text can be selected: SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text shall not be selected; a terminal lets it be selected all the same.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot, by the client's wish.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text shall not be selected; a terminal lets it be selected all the same.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
