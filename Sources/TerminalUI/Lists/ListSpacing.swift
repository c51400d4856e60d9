import Foundation

/// The distance between the sections of a list: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The number of empty rows between sections; `nil` means the spacing of the list style.
  let rows: Int?

  /// The spacing of the list style.
  public static let `default` = ListSectionSpacing(rows: nil)
  /// No empty row between sections.
  public static let compact = ListSectionSpacing(rows: 0)

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(rows: Points.length(spacing, along: .vertical))
  }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
  /// The distance between the sections of lists.
  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the sections of lists: SwiftUI's `listSectionSpacing`.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

/// How prominent a badge is: SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  let role: ColorRole

  /// A badge in the secondary colour.
  public static let decreased = BadgeProminence(role: .secondary)
  /// A badge in the usual colour.
  public static let standard = BadgeProminence(role: .badge)
  /// A bold badge in the colour of critical messages.
  public static let increased = BadgeProminence(role: .critical)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How prominent badges are; default: `.standard`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how prominent the badges in this view are: SwiftUI's `badgeProminence`.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

struct BadgeText: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    text.foregroundStyle(prominence.role).bold(prominence == .increased)
  }
}
