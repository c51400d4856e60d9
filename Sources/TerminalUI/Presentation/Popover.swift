import Foundation

/// The position in a view to which a popover is attached: SwiftUI's `PopoverAttachmentAnchor`.
///
/// - In a terminal: A popover is attached to the whole view, whichever anchor is given.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a popover next to the view while `isPresented` is `true`: SwiftUI's `popover`. Escape
  /// dismisses it.
  ///
  /// The popover is below the view. Without space there, it is above the view or beside it.
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

  /// Shows a popover next to the view for an item while `item` is not `nil`: SwiftUI's `popover`.
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
