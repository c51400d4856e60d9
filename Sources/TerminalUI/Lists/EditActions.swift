/// What can be done with the rows of a collection: SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// They can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// They can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

/// A row of a collection that can be changed: SwiftUI's `EditableCollectionContent`.
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

// An extension, so that the rows of a list can be made outside the main actor.
extension EditableCollectionContent: View {
  /// The row.
  public var body: some View { row.writingRowTraits { $0.take(actions, on: data) } }
}

extension ForEach {
  /// Makes a view for each element, to read and to write it, and lets rows of these be moved
  /// or deleted.
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

  /// Makes a view for each element, identified by a key path, to read and to write it, and
  /// lets rows of these be moved or deleted.
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
  /// Lets the row be moved or deleted in a collection.
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
