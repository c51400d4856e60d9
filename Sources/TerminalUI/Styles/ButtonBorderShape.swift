import Foundation

/// The shape of the edges of bordered buttons: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  private let isRound: Bool

  /// Straight edges, like `roundedRectangle`.
  public static let automatic = ButtonBorderShape(isRound: false)
  /// Round brackets as edges.
  public static let capsule = ButtonBorderShape(isRound: true)
  /// Straight edges: corners smaller than a cell cannot be round.
  public static let roundedRectangle = ButtonBorderShape(isRound: false)
  /// Round brackets as edges, like ``capsule``.
  public static let circle = ButtonBorderShape(isRound: true)

  /// Returns a shape with straight edges.
  ///
  /// - In a terminal: The corners are square, whatever the radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }

  /// Returns the edges before and after a label. They show whether the button is focused or
  /// disabled, without the need for colour.
  func edges(
    isFocused: Bool,
    isEnabled: Bool,
    isNarrow: Bool,
    ascii: Bool
  ) -> (left: String, right: String) {
    let edges = isEnabled ? edges(isFocused: isFocused, ascii: ascii) : Self.dotted(ascii)
    guard isNarrow else { return edges }
    if isEnabled, isFocused { return ascii ? (">", "<") : ("█", "█") }
    return (String(edges.left.prefix(1)), String(edges.right.suffix(1)))
  }

  private static func dotted(_ ascii: Bool) -> (left: String, right: String) {
    let sign = DisabledEdge.sign(ascii: ascii)
    return (sign + " ", " " + sign)
  }

  private func edges(isFocused: Bool, ascii: Bool) -> (left: String, right: String) {
    switch (isRound, isFocused, ascii) {
    case (false, true, true): ("[>", "<]")
    case (false, false, true): ("[ ", " ]")
    case (false, true, false): ("▐█", "█▌")
    case (false, false, false): ("▐ ", " ▌")
    case (true, true, true): ("(>", "<)")
    case (true, true, false): ("(█", "█)")
    case (true, false, _): ("( ", " )")
    }
  }
}

private enum BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the edges of bordered buttons: SwiftUI's `buttonBorderShape`.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
