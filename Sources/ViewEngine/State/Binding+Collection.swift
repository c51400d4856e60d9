extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Goes over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// Where the collection begins.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// Where the collection ends.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// All places, in order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at a place. When the place is gone by the time it is read,
  /// it reads what was there when the binding was made, and writing does nothing.
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
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// The place so many steps away.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// How many steps lie between two places.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
