// For `_forEachField`, which gives the offset of each field of a type. `Mirror` needs a value, and
// gives copies of its fields: no property could be connected in its place.
@_spi(Reflection) import Swift
import Synchronization

/// The dynamic properties of a type: the offset of each, and how it is connected.
///
/// Found once for each type. Public only because dynamic properties add themselves.
public final class _DynamicFields {
  /// How a property is connected, by its offset.
  private enum Connection {
    case environment(Int)
    /// One that remembers something, in a slot.
    case remembering(any ConnectableProperty.Type, Int, slot: Int)
    /// One whose parts are connected by then.
    case whole(any DynamicProperty.Type, Int)
  }

  /// The standard library's `ignoreUnknown`, which is not a constant there: goes on past
  /// fields of which it knows nothing.
  private static let options = _EachFieldOptions(rawValue: 1 << 1)
  /// The fields of the types that were connected before.
  @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]
  /// In the order of declaration; properties inside a property before that one.
  private var connections: [Connection] = []
  /// How many of them have something to remember.
  private(set) var slots = 0
  /// The bytes of the fields, those that touch together; `nil` where not all is known of them.
  private var bytes: [Range<Int>]? = []

  /// Whether nothing has to be connected.
  var isEmpty: Bool { connections.isEmpty }

  /// The fields of a type, found when they are asked for first.
  @MainActor
  static func of(_ type: Any.Type) -> DynamicFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let found = DynamicFields(of: type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Finds the fields of a type.
  init(of type: Any.Type) {
    find(in: type, at: 0) { offset, type, kind in addBytes(of: type, kind, at: offset) }
    endBytes(of: type)
  }

  private func addBytes<Field>(of type: Field.Type, _ kind: _MetadataKind, at start: Int) {
    guard let known = bytes else { return }
    let end = known.last?.upperBound ?? 0
    let range = start..<start + MemoryLayout<Field>.size
    // A field of an unknown type is told as an empty tuple, a metatype may take less room than
    // it says, and what is wider than the alignment asks for is no gap.
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

  /// Nothing is known of a type that is no structure: it has no fields.
  private func endBytes<Value>(of type: Value.Type) {
    if bytes?.last?.upperBound ?? 0 != MemoryLayout<Value>.size { bytes = nil }
  }

  /// Whether two values of the type have the same bits in all fields: what lies between the
  /// fields may be anything.
  func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { haveSameFields(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
    }
  }

  /// The same of the values at two places.
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
      // Only structures are dynamic properties. Asking other types too would have the runtime
      // go through all conformances of the program for each of them.
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

  /// Adds the dynamic properties that one consists of.
  func addParts(of type: Any.Type, at offset: Int) { find(in: type, at: offset) }

  /// Adds a property that has something to remember.
  package func add<Property: ConnectableProperty>(
    connecting type: Property.Type,
    at offset: Int
  ) {
    connections.append(.remembering(type, offset, slot: slots))
    slots += 1
  }

  /// Connects the dynamic properties of a value of the type.
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
  /// Connects the property at a place.
  @MainActor
  fileprivate static func connect(
    _ place: UnsafeMutableRawPointer,
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    // `_DynamicFields` found a property of this type at this offset.
    place.assumingMemoryBound(to: Self.self).pointee.connect(remembered, environment)
  }
}

extension DynamicProperty {
  /// Updates the property at a place.
  fileprivate static func update(_ place: UnsafeMutableRawPointer) {
    // `_DynamicFields` found a property of this type at this offset.
    place.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

typealias DynamicFields = _DynamicFields

/// What a structure is, whatever the arguments of its type: what all `Array`s have in common.
/// The runtime keeps it in the second word of the metadata of each structure (Swift's ABI,
/// `TypeMetadata.rst`). Asking whether a type conforms has to be done for each anew.
package struct StructureKind: Hashable {
  private let descriptor: Int

  /// Any type can be asked, but only structures and enumerations have a kind.
  init(_ type: Any.Type) {
    // Without it: `as? any DynamicProperty.Type` for each field, which has the runtime go through
    // every conformance of the program for each type that it meets for the first time.
    descriptor = unsafeBitCast(type, to: UnsafePointer<Int>.self)[1]
  }

  /// The argument of a type that has one: the arguments follow that word.
  static func argument(of type: Any.Type) -> Any.Type {
    // Without it: `State` is found by a conformance too, and most views have one.
    unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
  }

  static let environment = StructureKind(Environment<Any>.self)
  static let state = StructureKind(State<Any>.self)
  static let binding = StructureKind(Binding<Any>.self)
  static let optional = StructureKind(Any?.self)

  /// Structures of which views often have some, and none is a dynamic property with anything
  /// to do.
  private static let plain = Mutex<Set<StructureKind>>([
    StructureKind([Int].self), StructureKind(Bool.self), StructureKind(Int.self),
    StructureKind(String.self), StructureKind(AnyView.self),
    StructureKind(TupleView<AnyView>.self), StructureKind(EnvironmentModified<Any, Any>.self),
    StructureKind(LayoutModified<Any, Any>.self), StructureKind(Bindable<StoredDefault>.self),
    StructureKind(Binding<Any>.self), StructureKind(EmptyView.self), StructureKind(Size.self),
    StructureKind(Alignment.self), StructureKind(VStack<AnyView>.self),
    StructureKind(HStack<AnyView>.self),
  ])

  /// Adds structures of which views often have some, so that they are not asked whether they
  /// are dynamic properties.
  package static func addPlain(_ types: [Any.Type]) {
    let kinds = types.map(StructureKind.init)
    plain.withLock { $0.formUnion(kinds) }
  }

  /// Whether the structure is known not to be a dynamic property.
  var isPlain: Bool { Self.plain.withLock { $0.contains(self) } }
}

/// What the dynamic properties of one value — a view, a modifier, a style — remember as
/// long as the value keeps its place in the tree.
@MainActor
package struct DynamicStorage {
  private var type: Any.Type?
  private(set) var fields: DynamicFields?
  private var remembered: [AnyObject?] = []

  /// Whether what was connected last is evaluated for the first time at its place.
  static private(set) var isNewcomer = false

  /// Creates a storage that remembers nothing yet.
  package init() {}

  /// A copy of the value, its dynamic properties connected. Call it, and evaluate the
  /// copy's body, inside `Node.tracking`. A value of another type than before starts anew.
  package mutating func connect<Value>(_ value: Value, _ environment: EnvironmentValues) -> Value {
    Self.isNewcomer = type != Value.self
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
