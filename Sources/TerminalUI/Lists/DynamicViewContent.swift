import Foundation

/// A view that creates views from a collection: SwiftUI's `DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the views are created from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views from a collection, with the edit actions added by `onDelete` and `onMove`.
public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let write: @MainActor (inout RowTraits) -> Void

  /// The collection that the views are created from.
  public var data: Base.Data { base.data }

  /// The views with their edit actions.
  public var body: some View { base.writingRowTraits(write) }
}

extension DynamicViewContent {
  /// Sets the action that deletes rows; the Delete key deletes the focused row. SwiftUI's
  /// `onDelete`.
  ///
  /// `nil` adds no action. An action set nearer to the rows wins.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.delete = $0.delete ?? action }
  }

  /// Sets the action that moves rows; `J` moves the focused row down, `K` moves it up. SwiftUI's
  /// `onMove`.
  ///
  /// `nil` adds no action. An action set nearer to the rows wins.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(base: self) { $0.move = $0.move ?? action }
  }
}
