import Foundation

extension View {
  /// Makes the view draggable: SwiftUI's `draggable`.
  ///
  /// - In a terminal: The view cannot be dragged. Offer the same action with keys.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Makes the view draggable: SwiftUI's `draggable`.
  ///
  /// - In a terminal: The view cannot be dragged. Offer the same action with keys.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    self
  }

  /// Makes the view a destination for drops: SwiftUI's `dropDestination`.
  ///
  /// - In a terminal: Nothing is ever dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}

extension DynamicViewContent {
  /// Makes the rows a destination for drops: SwiftUI's `dropDestination`.
  ///
  /// - In a terminal: Nothing is ever dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { _ in }
  }
}

/// The response of a view when something is dragged onto it: SwiftUI's `SpringLoadingBehavior`.
///
/// - In a terminal: Nothing can be dragged, so nothing opens.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The kind of view decides.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Dragging activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Dragging does not activate the view.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Sets whether dragging onto the view activates it: SwiftUI's `springLoadingBehavior`.
  ///
  /// - In a terminal: Nothing can be dragged, so nothing opens.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
