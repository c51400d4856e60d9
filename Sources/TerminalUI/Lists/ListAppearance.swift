/// The appearance of a list, chosen by its list style.
enum ListAppearance: Hashable {
  case plain
  case inset
  case grouped
  case boxed
  case sidebar

  /// Whether each section has a frame around it.
  var hasBoxes: Bool { self == .boxed }

  /// Whether each section has a line above and below it.
  var hasLines: Bool { self == .boxed || self == .grouped }

  /// Whether an empty row separates the sections.
  var hasGaps: Bool { self != .boxed && self != .grouped }

  /// Returns the number of columns for a row's marks: 2 for the focus mark, 5 if a check box
  /// follows the focus mark.
  static func markColumns(isMultiple: Bool) -> Int { isMultiple ? 5 : 2 }

  /// Returns the number of columns on each side of a row for its frame, margin and marks.
  func insets(isChoosing: Bool, isMultiple: Bool) -> (leading: Int, trailing: Int) {
    let edge = hasBoxes ? 1 : 0
    let marks = Self.markColumns(isMultiple: isMultiple)
    let margin = self == .inset ? 2 : 0
    return (edge + margin + marks, 2 * edge + margin)
  }

  /// The number of columns before a header or footer.
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
  /// The appearance of the lists in this environment.
  var listAppearance: ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }

  /// The number of empty rows between the rows of a list.
  var listRowSpacing: Int {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// How prominent the headers of sections are; default: `.standard`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// How prominent a view is: SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// A higher prominence than usual.
  case increased
}
