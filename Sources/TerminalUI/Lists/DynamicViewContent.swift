import Foundation

/// Views made from a collection: SwiftUI's `DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection that the views were made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made from a collection, with what can be done with them.
public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let write: @MainActor (inout RowTraits) -> Void

  /// The collection that the views were made from.
  public var data: Base.Data { base.data }

  /// The views.
  public var body: some View { base.writingRowTraits(write) }
}

extension DynamicViewContent {
  /// Lets rows be deleted: the Delete key deletes the one in focus. SwiftUI's `onDelete`.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.delete = $0.delete ?? action }
  }

  /// Lets rows be moved: `J` moves the one in focus down, `K` up. SwiftUI's `onMove`.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.move = $0.move ?? action }
  }
}
