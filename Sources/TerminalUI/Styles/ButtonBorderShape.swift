import Foundation

/// The shape of bordered buttons: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  private let isRound: Bool

  /// A rectangle, like `roundedRectangle`.
  public static let automatic = ButtonBorderShape(isRound: false)
  /// A rectangle with round brackets at its ends.
  public static let capsule = ButtonBorderShape(isRound: true)
  /// A rectangle: corners smaller than a cell cannot be round.
  public static let roundedRectangle = ButtonBorderShape(isRound: false)
  /// A rectangle with round brackets at its ends, like ``capsule``.
  public static let circle = ButtonBorderShape(isRound: true)

  /// Returns a rectangle.
  ///
  /// - In a terminal: The corners are square, whatever the radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }

  /// Returns the cells before and after a label, drawn on the button's fill. They show whether the
  /// button is focused or disabled, without the need for colour.
  func edges(
    isFocused: Bool,
    isEnabled: Bool,
    isNarrow: Bool,
    ascii: Bool
  ) -> (left: String, right: String) {
    guard isEnabled else {
      let sign = DisabledEdge.sign(ascii: ascii)
      return isNarrow ? (sign, sign) : (sign + " ", " " + sign)
    }
    let ends = isRound ? ("(", ")") : (" ", " ")
    let pointers = isFocused ? (ascii ? (">", "<") : ("▸", "◂")) : (" ", " ")
    if isNarrow { return isFocused ? pointers : ends }
    return (ends.0 + pointers.0, pointers.1 + ends.1)
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
  /// Sets the shape of bordered buttons: SwiftUI's `buttonBorderShape`.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
