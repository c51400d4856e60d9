/// How serious a dialog is: SwiftUI's `DialogSeverity`.
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
  /// Says how serious the dialogs of this view are: SwiftUI's `dialogSeverity(_:)`. Cells
  /// cannot show it: what takes something away is told by its button.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Gives the dialogs of this view a picture: SwiftUI's `dialogIcon(_:)`. Cells cannot show
  /// one beside a question without taking its room: the words stand alone.
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
