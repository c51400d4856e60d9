@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie, and how each is connected: found once for
/// each type. Public only because dynamic properties are asked to add themselves.
@MainActor
public final class _DynamicFields {
  typealias Connect =
    @MainActor (UnsafeMutableRawPointer, inout [AnyObject?], EnvironmentValues) -> Void

  /// The standard library's `ignoreUnknown`, which is not a constant there: goes on past
  /// fields of which it knows nothing.
  private static let options = _EachFieldOptions(rawValue: 1 << 1)
  private static var known: [ObjectIdentifier: DynamicFields] = [:]
  /// In the order of declaration; properties inside a property before that one.
  private(set) var connections: [Connect] = []
  /// How many of them have something to remember.
  private(set) var slots = 0
  /// The bytes of the fields, those that touch together; `nil` where not all is known of them.
  private var bytes: [Range<Int>]? = []

  static func of(_ type: Any.Type) -> DynamicFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = DynamicFields()
    fields.find(in: type, at: 0) { offset, type, kind in
      fields.addBytes(of: type, kind, at: offset)
    }
    fields.endBytes(of: type)
    known[ObjectIdentifier(type)] = fields
    return fields
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
    let kind = StructureKind(type)
    if kind == .environment {
      connections.append { base, _, environment in
        Environment<Any>.connect(base + offset, to: environment)
      }
    } else if !StructureKind.plain.contains(kind), let property = type as? any DynamicProperty.Type
    {
      add(property, at: offset)
    }
  }

  private func add<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    type._add(to: self, at: offset)
    connections.append { base, _, _ in
      (base + offset).assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  /// Adds the dynamic properties that one consists of.
  func addParts(of type: Any.Type, at offset: Int) { find(in: type, at: offset) }

  /// Adds a property that has something to remember.
  package func add<Property: ConnectableProperty>(
    connecting type: Property.Type,
    at offset: Int
  ) {
    let slot = slots
    slots += 1
    connections.append { base, remembered, environment in
      let property = (base + offset).assumingMemoryBound(to: Property.self)
      remembered[slot] = property.pointee.connect(remembered[slot], environment)
    }
  }
}

typealias DynamicFields = _DynamicFields

/// What a structure is, whatever the arguments of its type: what all `Array`s have in common.
/// The runtime keeps it in the second word of the metadata of each structure (Swift's ABI,
/// `TypeMetadata.rst`). Asking whether a type conforms has to be done for each anew.
private struct StructureKind: Hashable {
  private let descriptor: UnsafeRawPointer

  /// The type has to be a structure.
  init(_ type: Any.Type) {
    descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
  }

  @MainActor static let environment = StructureKind(Environment<Any>.self)

  /// Structures of which views often have some, and none is a dynamic property.
  @MainActor static let plain: Set = [
    StructureKind([Int].self), StructureKind(Bool.self), StructureKind(Int.self),
    StructureKind(String.self), StructureKind(AnyView.self), StructureKind(TupleView<Text>.self),
    StructureKind(EnvironmentModified<Text, Text>.self),
    StructureKind(LayoutModified<Text, Text>.self), StructureKind(ScrollView<Text>.self),
  ]
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
    if fields.connections.isEmpty { return value }
    var connected = value
    withUnsafeMutablePointer(to: &connected) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for connect in fields.connections { connect(base, &remembered, environment) }
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
