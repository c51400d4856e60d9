import Foundation

/// Names a guide of one's own to align views by: SwiftUI's `AlignmentID`.
public protocol AlignmentID {
  /// Where the guide lies in a view that says nothing else, in points from its top or
  /// leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across views or down them, in cells.
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

  /// Whether every view has the guide at the same part of its length.
  var isPlain: Bool { place.rawValue <= Place.end.rawValue }

  package var isBaseline: Bool { place == .firstBaseline || place == .lastBaseline }

  /// Two guides are the same where their places are, and their types.
  public static func == (left: GuideKey, right: GuideKey) -> Bool {
    left.axis == right.axis && left.place == right.place && left.type == right.type
  }

  /// Hashes what tells one guide from another.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(place)
    hasher.combine(type)
  }

  /// Where the guide lies in a view of a size that says nothing else. A baseline is the
  /// lower edge of a row.
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

  /// Where a view of a length stands in another one; an odd cell goes after it. Of a view
  /// that is a cell too long the first cell is seen, not the last.
  func offset(of size: Size, in room: Size) -> Int {
    guard place == .center else { return standard(in: room) - standard(in: size) }
    return axis == .horizontal
      ? (room.width - size.width) / 2 : (room.height - size.height) / 2
  }
}
