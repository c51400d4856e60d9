import Foundation

/// Where a popover is attached: SwiftUI's `PopoverAttachmentAnchor`.
///
/// - In a terminal: A popover is attached to the whole view, whichever anchor is given.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a small layer near the view while a condition holds: SwiftUI's `popover`. Escape takes
  /// it away.
  ///
  /// It is below the view, or above or beside it where there is no room below.
  ///
  /// - In a terminal: No arrow is drawn, so `arrowEdge` has no effect.
  public func popover(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  /// Shows a small layer near the view for an item while there is one: SwiftUI's `popover`.
  ///
  /// - In a terminal: No arrow is drawn, so `arrowEdge` has no effect.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    presenting(.popover, item: item, nil, content)
  }
}
