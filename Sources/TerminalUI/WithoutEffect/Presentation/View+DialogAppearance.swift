/// The severity of a dialog: SwiftUI's `DialogSeverity`.
///
/// - In a terminal: The roles of a dialog's buttons show how serious the dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// A dialog of normal severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A dialog of normal severity.
  public static let standard = DialogSeverity(name: "standard")
  /// A dialog about a possible loss of data.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Sets the severity of the dialogs of this view: SwiftUI's `dialogSeverity(_:)`.
  ///
  /// - In a terminal: The roles of a dialog's buttons show how serious the dialog is.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets the icon of the dialogs of this view: SwiftUI's `dialogIcon(_:)`.
  ///
  /// - In a terminal: Dialogs show only their text.
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
