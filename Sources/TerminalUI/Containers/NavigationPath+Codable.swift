import Foundation

extension NavigationPath {
  /// A path in a form that can be stored: SwiftUI's `NavigationPath.CodableRepresentation`.
  ///
  /// It encodes the type's name and the JSON of each value, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Decodes a path. Throws `DecodingError` for a type that this program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let coded = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          let description = "There is no type \(name) that a path could hold"
          throw DecodingError.dataCorruptedError(in: container, debugDescription: description)
        }
        values.insert(try Self.value(type, coded), at: 0)
      }
      self.values = values
    }

    private static func value<Value: Decodable & Hashable>(
      _ type: Value.Type,
      _ coded: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(coded.utf8)))
    }

    /// Encodes the path. Throws `EncodingError` for a value that is not `Codable` or has no type
    /// name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = NavigationPath.codable(value), let name = NavigationPath.name(of: base)
        else {
          let context = EncodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "The value cannot be written"
          )
          throw EncodingError.invalidValue(value.base, context)
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }

  /// Creates a path from its decoded form.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The path in a form that can be stored. `nil` if a value is not `Codable`, or its type is
  /// private and has no name to look up.
  public var codable: CodableRepresentation? {
    let areCodable = values.allSatisfy { Self.codable($0).flatMap(Self.name) != nil }
    return areCodable ? CodableRepresentation(values: values) : nil
  }

  private static func codable(_ value: AnyHashable) -> (any Codable & Hashable)? {
    value.base as? any Codable & Hashable
  }

  /// Returns the mangled name of a value's type, or `nil` if the runtime cannot find the type by
  /// this name.
  private static func name(of value: any Codable & Hashable) -> String? {
    guard let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil else {
      return nil
    }
    return name
  }
}
