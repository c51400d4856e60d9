extension ColorRole: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    self == .accent ? environment.tintPaint : .solid(CellColor(self))
  }
}

/// A style with the colour of a role, such as ``ShapeStyle/success``.
///
/// ```swift
/// import SwiftUI
///
/// struct Balance: View {
///   let amount: Int
///
///   var body: some View {
///     Text("\(amount)").foregroundStyle(amount < 0 ? RoleShapeStyle.critical : .success)
///   }
/// }
/// ```
public struct RoleShapeStyle: PaintedStyle, Hashable {
  let role: ColorRole

  /// Creates the style of a role.
  public init(_ role: ColorRole) { self.role = role }

  func paint(in environment: EnvironmentValues) -> Paint { role.paint(in: environment) }
}

// An app can have colours of the same names in its asset catalog: `Color.success`. Without
// `@_disfavoredOverload`, `foregroundStyle(.success)` would then be ambiguous.
extension ShapeStyle where Self == RoleShapeStyle {
  /// The terminal's default colour.
  @_disfavoredOverload
  public static var standard: RoleShapeStyle { RoleShapeStyle(.standard) }
  /// The colour of the main action. Follows the tint.
  @_disfavoredOverload
  public static var accentRole: RoleShapeStyle { RoleShapeStyle(.accent) }
  /// The colour of text on a filled accent.
  @_disfavoredOverload
  public static var onAccent: RoleShapeStyle { RoleShapeStyle(.onAccent) }
  /// The colour of amounts of money.
  @_disfavoredOverload
  public static var price: RoleShapeStyle { RoleShapeStyle(.price) }
  /// The colour of benefits, such as a free week or a saving.
  @_disfavoredOverload
  public static var badge: RoleShapeStyle { RoleShapeStyle(.badge) }
  /// The colour of success.
  @_disfavoredOverload
  public static var success: RoleShapeStyle { RoleShapeStyle(.success) }
  /// The colour of warnings.
  @_disfavoredOverload
  public static var warning: RoleShapeStyle { RoleShapeStyle(.warning) }
  /// The colour of errors and losses.
  @_disfavoredOverload
  public static var critical: RoleShapeStyle { RoleShapeStyle(.critical) }
}
