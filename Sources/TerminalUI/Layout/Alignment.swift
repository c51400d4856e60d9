import Foundation

/// Where a view stands across its container: SwiftUI's `HorizontalAlignment`.
///
/// Leading and trailing follow the layout direction: in Arabic and Hebrew leading
/// is right.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle; an odd cell goes to the trailing side.
  case center
  /// At the edge where reading ends.
  case trailing

  func offset(of length: Int, in available: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (available - length) >> 1
    case .trailing: available - length
    }
  }
}

/// Where a view stands along its container's height: SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle; an odd cell goes below.
  case center
  /// At the bottom.
  case bottom

  func offset(of length: Int, in available: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (available - length) >> 1
    case .bottom: available - length
    }
  }
}

/// A place in both directions: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The direction in which lines are read: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, Sendable {
  /// As in English and Japanese.
  case leftToRight
  /// As in Arabic and Hebrew; leading is right.
  case rightToLeft
}

extension LayoutDirection {
  /// The direction in which a locale's language is read.
  public init(of locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction in which lines are read, and rows are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The rectangle of `size` inside `rect`, aligned in this environment's direction.
  func align(_ size: Size, in rect: Rect, _ alignment: Alignment) -> Rect {
    var x = alignment.horizontal.offset(of: size.width, in: rect.size.width)
    if layoutDirection == .rightToLeft { x = rect.size.width - size.width - x }
    let y = alignment.vertical.offset(of: size.height, in: rect.size.height)
    return Rect(origin: Point(x: rect.minX + x, y: rect.minY + y), size: size)
  }
}
