import Foundation

private enum MinRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// The minimum height of a list's rows, in points; default: 0. A row has at least one cell.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
}
