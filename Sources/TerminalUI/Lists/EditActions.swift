/// The edits that a list offers for the rows of a collection: SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``move``, 2 is ``delete``.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

/// A row of a collection whose rows can be edited: SwiftUI's `EditableCollectionContent`.
public struct EditableCollectionContent<Content: View, Data>
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  private let row: Content
  private let data: Binding<Data>
  private let actions: EditActions<Data>

  init(_ row: Content, of data: Binding<Data>, _ actions: EditActions<Data>) {
    self.row = row
    self.data = data
    self.actions = actions
  }
}

extension EditableCollectionContent: Sendable where Content: Sendable, Data: Sendable {}

// In an extension, so that the initializer of the struct is not isolated to the main actor.
extension EditableCollectionContent: View {
  /// The row with its edit actions.
  public var body: some View { row.writingRowTraits { $0.take(actions, on: data) } }
}

extension ForEach {
  /// Creates a view for each element from a binding to it, and lets the rows be moved or deleted.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == Binding<Elements>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID,
    Content == EditableCollectionContent<Row, Elements>
  {
    self.init(elements: data, id: { $0.wrappedValue.id }) {
      EditableCollectionContent(content($0), of: data, editActions)
    }
  }

  /// Creates a view for each element, identified by a key path, from a binding to it, and lets the
  /// rows be moved or deleted.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == Binding<Elements>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == EditableCollectionContent<Row, Elements>
  {
    self.init(elements: data, id: { $0.wrappedValue[keyPath: id] }) {
      EditableCollectionContent(content($0), of: data, editActions)
    }
  }
}

extension RowTraits {
  /// Sets the missing delete and move actions to actions that change the collection.
  @MainActor
  fileprivate mutating func take<Elements>(
    _ actions: EditActions<Elements>,
    on data: Binding<Elements>
  ) where Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    if actions.contains(.delete), delete == nil {
      delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if actions.contains(.move), move == nil {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
