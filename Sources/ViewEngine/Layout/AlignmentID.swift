import Foundation

/// A custom alignment guide: SwiftUI's `AlignmentID`.
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points from the top or
  /// leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of one axis. Positions are in cells.
@_spi(Nodes) public struct GuideKey: Hashable, Sendable {
  package enum Place: UInt8 {
    case start, center, end, firstBaseline, lastBaseline, custom
  }

  let axis: Axis
  package let place: Place
  private let type: ObjectIdentifier?
  private let compute: (@Sendable (ViewDimensions) -> CGFloat)?

  init(_ place: Place, _ axis: Axis) {
    self.axis = axis
    self.place = place
    type = nil
    compute = nil
  }

  init<ID: AlignmentID & SendableMetatype>(_ id: ID.Type, _ axis: Axis) {
    self.axis = axis
    place = .custom
    type = ObjectIdentifier(id)
    compute = { ID.defaultValue(in: $0) }
  }

  /// Whether the position of the guide depends only on the length of a view.
  var isPlain: Bool { place.rawValue <= Place.end.rawValue }

  package var isBaseline: Bool { place == .firstBaseline || place == .lastBaseline }

  /// Two guides are equal if their axis, kind and custom type are equal.
  public static func == (left: GuideKey, right: GuideKey) -> Bool {
    left.axis == right.axis && left.place == right.place && left.type == right.type
  }

  /// Hashes the axis, the kind and the custom type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(place)
    hasher.combine(type)
  }

  /// Returns the position of the guide in a view of `size` that does not set the guide explicitly.
  /// A baseline is then the bottom edge.
  func standard(in size: Size) -> Int {
    let length = axis == .horizontal ? size.width : size.height
    switch place {
    case .start: return 0
    case .center: return length >> 1
    case .end, .firstBaseline, .lastBaseline: return length
    case .custom:
      let value = compute?(ViewDimensions(size: size)) ?? 0
      return Points.distance(value, along: axis)
    }
  }

  /// Returns the offset of a view of `size` aligned inside `room`. If the difference is odd, the
  /// spare cell follows the view. A view that is one cell too long loses its last cell.
  func offset(of size: Size, in room: Size) -> Int {
    guard place == .center else { return standard(in: room) - standard(in: size) }
    return axis == .horizontal
      ? (room.width - size.width) / 2 : (room.height - size.height) / 2
  }
}
