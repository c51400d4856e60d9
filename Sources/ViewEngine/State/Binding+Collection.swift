extension Binding: Sequence where Value: MutableCollection {
  /// A binding to a single element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A contiguous part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The valid positions, in ascending order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Returns a binding to the element at a position. If the position becomes invalid, the binding
  /// returns the element that was there when the binding was created, and ignores new values.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let whole = self
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      get: { whole.contains(position) ? whole.wrappedValue[position] : first },
      set: { if whole.contains(position) { whole.wrappedValue[position] = $0 } }
    )
  }

  private func contains(_ position: Value.Index) -> Bool {
    let value = wrappedValue
    return position >= value.startIndex && position < value.endIndex
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before `index`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// Returns the position `distance` elements away from `index`.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the number of elements between two positions.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
