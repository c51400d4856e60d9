import Foundation

extension View {
  /// Lets the view be dragged away: SwiftUI's `draggable`.
  ///
  /// - In a terminal: Nothing can be dragged. Offer the same by keys.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Lets the view be dragged away: SwiftUI's `draggable`.
  ///
  /// - In a terminal: Nothing can be dragged. Offer the same by keys.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    self
  }

  /// Takes what is dropped: SwiftUI's `dropDestination`.
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
  /// Takes what is dropped between rows: SwiftUI's `dropDestination`.
  ///
  /// - In a terminal: Nothing is ever dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { _ in }
  }
}

/// Whether what is dragged onto a view opens it: SwiftUI's `SpringLoadingBehavior`.
///
/// - In a terminal: Nothing can be dragged, so nothing opens.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Says whether what is dragged onto the view opens it: SwiftUI's `springLoadingBehavior`.
  ///
  /// - In a terminal: Nothing can be dragged, so nothing opens.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
