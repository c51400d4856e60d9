/// How serious a dialog is: SwiftUI's `DialogSeverity`.
///
/// - In a terminal: The role of its buttons shows how serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// Something can be lost.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Says how serious the dialogs of this view are: SwiftUI's `dialogSeverity(_:)`.
  ///
  /// - In a terminal: The role of its buttons shows how serious a dialog is.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Gives the dialogs of this view a picture: SwiftUI's `dialogIcon(_:)`.
  ///
  /// - In a terminal: Dialogs show their text alone.
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
