/// A length in cells, for code that thinks in columns and rows.
public struct Cells: Hashable, Sendable {
  /// How many columns or rows.
  public let count: Int

  /// A number of columns or rows.
  public static func cells(_ count: Int) -> Cells { Cells(count: count) }

  /// All the cells that are offered.
  public static let infinity = Cells(count: ProposedSize.infinity)
}
