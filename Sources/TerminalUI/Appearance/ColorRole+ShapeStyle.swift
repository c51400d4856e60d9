extension ColorRole: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    self == .accent ? environment.tintPaint : .solid(CellColor(self))
  }
}

/// The colour of what something is for, as a style.
public struct RoleShapeStyle: PaintedStyle, Hashable {
  let role: ColorRole

  /// The style of a role.
  public init(_ role: ColorRole) { self.role = role }

  func paint(in environment: EnvironmentValues) -> Paint { role.paint(in: environment) }
}

extension ShapeStyle where Self == RoleShapeStyle {
  /// The terminal's own colour.
  public static var standard: RoleShapeStyle { RoleShapeStyle(.standard) }
  /// The one thing Enter does; follows the tint.
  public static var accent: RoleShapeStyle { RoleShapeStyle(.accent) }
  /// Text on a filled accent.
  public static var onAccent: RoleShapeStyle { RoleShapeStyle(.onAccent) }
  /// Amounts of money.
  public static var price: RoleShapeStyle { RoleShapeStyle(.price) }
  /// What is won: a free week, a saving.
  public static var badge: RoleShapeStyle { RoleShapeStyle(.badge) }
  /// All is well.
  public static var success: RoleShapeStyle { RoleShapeStyle(.success) }
  /// Attention is due.
  public static var warning: RoleShapeStyle { RoleShapeStyle(.warning) }
  /// An error or a loss.
  public static var critical: RoleShapeStyle { RoleShapeStyle(.critical) }
}
