// Imported for `_forEachField`, which reports the offset of each field of a type. `Mirror` needs a
// value and copies its fields, so it cannot connect a property in place.
@_spi(Reflection) import Swift
import Synchronization

/// The dynamic properties of a type: the byte offset of each, and how to connect it.
///
/// Computed once per type. Public only because `DynamicProperty` has a requirement that uses it.
public final class _DynamicFields {
  /// How to connect a property, with its byte offset.
  private enum Connection {
    case environment(Int)
    /// A property with storage in the node; `slot` is the index of that storage.
    case remembering(any ConnectableProperty.Type, Int, slot: Int)
    /// A property whose own dynamic properties are connected before it.
    case whole(any DynamicProperty.Type, Int)
  }

  /// The standard library's `ignoreUnknown`, which has no public constant. It skips fields without
  /// type metadata.
  private static let options = _EachFieldOptions(rawValue: 1 << 1)
  /// The cache, by type.
  @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]
  /// The connections in declaration order. The parts of a property precede it.
  private var connections: [Connection] = []
  /// The number of properties with storage in the node.
  private(set) var slots = 0
  /// The byte ranges of the fields, with adjacent ranges merged. `nil` if a field is unknown, or if
  /// the layout cannot be trusted.
  private var bytes: [Range<Int>]? = []

  /// Whether the type has no dynamic properties.
  var isEmpty: Bool { connections.isEmpty }

  /// Returns the fields of a type. They are computed at first use.
  @MainActor
  static func of(_ type: Any.Type) -> DynamicFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let found = DynamicFields(of: type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Computes the fields of a type.
  init(of type: Any.Type) {
    find(in: type, at: 0) { offset, type, kind in addBytes(of: type, kind, at: offset) }
    endBytes(of: type)
  }

  private func addBytes<Field>(of type: Field.Type, _ kind: _MetadataKind, at start: Int) {
    guard let known = bytes else { return }
    let end = known.last?.upperBound ?? 0
    let range = start..<start + MemoryLayout<Field>.size
    // The reflection reports a field of unknown type as an empty tuple. A metatype can be smaller
    // than reported. A gap as wide as the alignment is not padding.
    if range.isEmpty && kind == .tuple || kind == .metatype
      || start < end || start - end >= MemoryLayout<Field>.alignment
    {
      bytes = nil
    } else if let last = known.last, last.upperBound == start {
      bytes?[known.count - 1] = last.lowerBound..<range.upperBound
    } else if !range.isEmpty {
      bytes?.append(range)
    }
  }

  /// Discards the byte ranges if they do not end at the size of the type. This happens for types
  /// without fields.
  private func endBytes<Value>(of type: Value.Type) {
    if bytes?.last?.upperBound ?? 0 != MemoryLayout<Value>.size { bytes = nil }
  }

  /// Returns whether all fields of two values have the same bits. Padding between fields is
  /// ignored.
  func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { haveSameFields(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
    }
  }

  /// Returns whether all fields of the values at two addresses have the same bits.
  func haveSameFields(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    guard let bytes else { return false }
    for range in bytes {
      let start = range.lowerBound
      if !hasSameBytes(left + start, right + start, range.count) { return false }
    }
    return true
  }

  private func find(
    in type: Any.Type,
    at start: Int,
    each body: (Int, Any.Type, _MetadataKind) -> Void = { _, _, _ in }
  ) {
    _ = _forEachField(of: type, options: Self.options) { _, offset, field, kind in
      body(start + offset, field, kind)
      // Only structures are dynamic properties. For each other type, a cast would make the runtime
      // search all conformances of the program.
      if kind == .struct { addProperty(field, at: start + offset) }
      return true
    }
  }

  private func addProperty(_ type: Any.Type, at offset: Int) {
    switch StructureKind(type) {
    case .environment: connections.append(.environment(offset))
    case .state: addState(of: StructureKind.argument(of: type), at: offset)
    case let kind where kind.isPlain: break
    default:
      if type == Namespace.self { return add(Namespace.self, at: offset) }
      if type == FocusState<Bool>.self { return add(FocusState<Bool>.self, at: offset) }
      if let property = type as? any DynamicProperty.Type { add(property, at: offset) }
    }
  }

  private func addState<Value>(of type: Value.Type, at offset: Int) {
    add(State<Value>.self, at: offset)
  }

  private func add<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    type._add(to: self, at: offset)
    connections.append(.whole(type, offset))
  }

  /// Adds the dynamic properties inside a property.
  func addParts(of type: Any.Type, at offset: Int) { find(in: type, at: offset) }

  /// Adds a property with storage in the node.
  package func add<Property: ConnectableProperty>(
    connecting type: Property.Type,
    at offset: Int
  ) {
    connections.append(.remembering(type, offset, slot: slots))
    slots += 1
  }

  /// Connects the dynamic properties of the value at an address.
  @MainActor
  func connect(
    _ base: UnsafeMutableRawPointer,
    _ remembered: inout [AnyObject?],
    _ environment: EnvironmentValues
  ) {
    for connection in connections {
      switch connection {
      case .environment(let offset): Environment<Any>.connect(base + offset, to: environment)
      case .remembering(let type, let offset, let slot):
        remembered[slot] = type.connect(base + offset, remembered[slot], environment)
      case .whole(let type, let offset): type.update(base + offset)
      }
    }
  }
}

extension ConnectableProperty {
  /// Connects the property at an address.
  @MainActor
  fileprivate static func connect(
    _ place: UnsafeMutableRawPointer,
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    // Safe: a stored property of this type is at this address.
    place.assumingMemoryBound(to: Self.self).pointee.connect(remembered, environment)
  }
}

extension DynamicProperty {
  /// Updates the property at an address.
  fileprivate static func update(_ place: UnsafeMutableRawPointer) {
    // Safe: a stored property of this type is at this address.
    place.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

typealias DynamicFields = _DynamicFields

/// The kind of a structure, without its type arguments. Every `Array`, for example, has the same
/// kind.
///
/// The runtime stores the kind in the second word of the metadata of each structure
/// (`TypeMetadata.rst` of Swift's ABI). Comparing it is faster than a conformance check for each
/// type.
package struct StructureKind: Hashable {
  private let descriptor: Int

  /// Creates the kind of a type. Meaningful for structures and enumerations only.
  init(_ type: Any.Type) {
    // Without the descriptor, each field would need `as? any DynamicProperty.Type`. The first cast
    // of each type searches all conformances of the program.
    descriptor = unsafeBitCast(type, to: UnsafePointer<Int>.self)[1]
  }

  /// Returns the type argument of a generic type with one parameter. The arguments follow the
  /// descriptor word.
  static func argument(of type: Any.Type) -> Any.Type {
    // Without the type argument, `State`, which most views have, would also need a conformance
    // check.
    unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
  }

  static let environment = StructureKind(Environment<Any>.self)
  static let state = StructureKind(State<Any>.self)
  static let binding = StructureKind(Binding<Any>.self)
  static let optional = StructureKind(Any?.self)

  /// Structures that are frequent in views and need no connection. They skip the conformance check
  /// for dynamic properties.
  private static let plain = Mutex<Set<StructureKind>>([
    StructureKind([Int].self), StructureKind(Bool.self), StructureKind(Int.self),
    StructureKind(String.self), StructureKind(AnyView.self),
    StructureKind(TupleView<AnyView>.self), StructureKind(EnvironmentModified<Any, Any>.self),
    StructureKind(LayoutModified<Any, Any>.self), StructureKind(Bindable<StoredDefault>.self),
    StructureKind(Binding<Any>.self), StructureKind(EmptyView.self), StructureKind(Size.self),
    StructureKind(Alignment.self), StructureKind(VStack<AnyView>.self),
    StructureKind(HStack<AnyView>.self),
  ])

  /// Adds structures that are frequent in views, so that they skip the conformance check for
  /// dynamic properties.
  package static func addPlain(_ types: [Any.Type]) {
    let kinds = types.map(StructureKind.init)
    plain.withLock { $0.formUnion(kinds) }
  }

  /// Whether the structure is known to contain no dynamic property.
  var isPlain: Bool { Self.plain.withLock { $0.contains(self) } }
}

/// The storage of the dynamic properties of one value (a view, a modifier or a style). It lives as
/// long as the value keeps its identity.
@MainActor
package struct DynamicStorage {
  private var type: Any.Type?
  private(set) var fields: DynamicFields?
  private var remembered: [AnyObject?] = []

  /// Whether the value connected last is evaluated for the first time in its node.
  static private(set) var isFirstEvaluation = false

  /// Creates an empty storage.
  package init() {}

  /// Returns a copy of the value with connected dynamic properties. Call this function, and
  /// evaluate the body of the copy, inside `Node.tracking`. If the type of the value changes, the
  /// storage is reset.
  package mutating func connect<Value>(_ value: Value, _ environment: EnvironmentValues) -> Value {
    Self.isFirstEvaluation = type != Value.self
    let fields = fields(of: Value.self)
    if fields.isEmpty { return value }
    var connected = value
    withUnsafeMutablePointer(to: &connected) { pointer in
      fields.connect(UnsafeMutableRawPointer(pointer), &remembered, environment)
    }
    return connected
  }

  private mutating func fields(of type: Any.Type) -> DynamicFields {
    if let fields, self.type == type { return fields }
    let found = DynamicFields.of(type)
    self.type = type
    fields = found
    remembered = Array(repeating: nil, count: found.slots)
    return found
  }
}
