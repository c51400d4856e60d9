import Foundation

/// How far the sections of a list stand apart: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  /// Rows between sections; as the style has it without.
  let rows: Int?

  /// As the style has it.
  public static let `default` = ListSectionSpacing(rows: nil)
  /// As close as can be.
  public static let compact = ListSectionSpacing(rows: 0)

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(rows: Points.length(spacing, along: .vertical))
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
  /// How far the sections of lists stand apart.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets how far the sections of lists stand apart: SwiftUI's `listSectionSpacing`.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how far the sections of lists stand apart, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

/// How much a badge stands out: SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  let role: ColorRole

  /// Little.
  public static let decreased = BadgeProminence(role: .secondary)
  /// As usual.
  public static let standard = BadgeProminence(role: .badge)
  /// Much.
  public static let increased = BadgeProminence(role: .critical)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges in this view stand out: SwiftUI's `badgeProminence`.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// The text of a badge.
struct BadgeText: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    text.foregroundStyle(prominence.role).bold(prominence == .increased)
  }
}
