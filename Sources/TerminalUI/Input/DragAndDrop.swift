import Foundation

extension View {
  /// Lets the view be dragged away: SwiftUI's `draggable`. A terminal has no drag and drop:
  /// nothing is dragged, and what it leads to must be reached by keys.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Lets the view be dragged away: SwiftUI's `draggable`. A terminal has no drag and drop.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    self
  }

  /// Takes what is dropped: SwiftUI's `dropDestination`. A terminal has no drag and drop:
  /// nothing is ever dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}

extension DynamicViewContent {
  /// Takes what is dropped between rows: SwiftUI's `dropDestination`. A terminal has no drag
  /// and drop: nothing is ever dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { _ in }
  }
}
