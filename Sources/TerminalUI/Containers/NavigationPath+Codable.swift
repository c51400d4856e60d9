import Foundation

extension NavigationPath {
  /// A path as it is kept for later: SwiftUI's `NavigationPath.CodableRepresentation`.
  ///
  /// Of each value its type's name and its own coding are written, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path. Values of types that this program does not have are an error.
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

    /// Writes the path.
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

  /// Creates the path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The path in a form that can be kept; nothing when a value in it cannot be coded, or is
  /// of a private type, which has no name to be found by.
  public var codable: CodableRepresentation? {
    let areCodable = values.allSatisfy { Self.codable($0).flatMap(Self.name) != nil }
    return areCodable ? CodableRepresentation(values: values) : nil
  }

  private static func codable(_ value: AnyHashable) -> (any Codable & Hashable)? {
    value.base as? any Codable & Hashable
  }

  /// The name by which the type of a value is found again.
  private static func name(of value: any Codable & Hashable) -> String? {
    guard let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil else {
      return nil
    }
    return name
  }
}
