/// How lists look.
enum ListAppearance: Hashable {
  case plain
  case inset
  case grouped
  case boxed
  case sidebar

  /// Whether a frame stands around each section.
  var hasBoxes: Bool { self == .boxed }

  /// Whether a line stands above and below each section.
  var hasLines: Bool { self == .boxed || self == .grouped }

  /// Whether an empty row stands between sections.
  var hasGaps: Bool { self != .boxed && self != .grouped }

  /// The columns before a row for its marks: the bar of the focus, and the box where several rows
  /// can be chosen.
  static func markColumns(isMultiple: Bool) -> Int { isMultiple ? 5 : 2 }

  /// The columns at both sides of a row for the frame, with room inside it, and before it
  /// for marks.
  func insets(isChoosing: Bool, isMultiple: Bool) -> (leading: Int, trailing: Int) {
    let edge = hasBoxes ? 1 : 0
    let marks = Self.markColumns(isMultiple: isMultiple)
    let margin = self == .inset ? 2 : 0
    return (edge + margin + marks, 2 * edge + margin)
  }

  /// The columns before a header or footer.
  var headerInset: Int { self == .inset ? 2 : 0 }
}

private enum ListAppearanceKey: EnvironmentKey {
  static let defaultValue = ListAppearance.plain
}

private enum RowSpacingKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// How the lists around look.
  var listAppearance: ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }

  /// The empty rows between the rows of a list.
  var listRowSpacing: Int {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// How much something stands out: SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// As much as is usual.
  case standard
  /// More.
  case increased
}
