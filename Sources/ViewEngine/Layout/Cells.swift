/// A length in whole cells, for layouts measured in columns and rows instead of points.
///
/// ```swift
/// import SwiftUI
///
/// struct Sidebar: View {
///   var body: some View {
///     Text("Plans").frame(width: .cells(22)).padding(.top, .cells(1))
///   }
/// }
/// ```
public struct Cells: Hashable, Sendable {
  /// The number of columns or rows.
  public let count: Int

  /// Returns a length of `count` columns or rows.
  public static func cells(_ count: Int) -> Cells { Cells(count: count) }

  /// The maximum length: all cells that are available.
  public static let infinity = Cells(count: ProposedSize.infinity)
}
