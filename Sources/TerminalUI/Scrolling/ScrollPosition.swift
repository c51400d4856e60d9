import Foundation
@_spi(Nodes) import ViewEngine

/// The scroll position of a scroll view, or the position to scroll to: SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private enum Request: Equatable, Sendable {
    case nothing
    case id(ViewID, UnitPoint?)
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
  }

  /// The identifier of a view.
  private struct ViewID: Equatable, Sendable {
    // `ScrollPosition` is `Sendable` as in SwiftUI, but identifiers of views need not be. Without
    // this attribute, it could not store the view that user input scrolled to.
    nonisolated(unsafe) let id: AnyHashable
  }

  private var request = Request.nothing
  private var number = 0
  private var visibleID: ViewID?
  /// Whether user input has scrolled since the last call of `scrollTo`.
  public private(set) var isPositionedByUser = false

  /// Creates a position at the beginning, for views with identifiers of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at the view with an identifier.
  public init<ID: Hashable & Sendable>(
    id: ID,
    anchor: UnitPoint? = nil
  ) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Creates a position at a distance from the top leading corner of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// Creates a position at a distance from the top leading corner of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Creates a position at a distance from the leading edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// Creates a position at a distance from the top of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Scrolls to the view with an identifier. With an anchor, that point of the view moves to the
  /// same point of the window. Without an anchor, scrolls the shortest distance that makes the view
  /// visible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    let id = ViewID(id: AnyHashable(id))
    visibleID = id
    set(.id(id, anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a distance from the top leading corner of the content, in points.
  public mutating func scrollTo(point: CGPoint) { set(.place(x: point.x, y: point.y)) }

  /// Scrolls to a distance from the top leading corner of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.place(x: x, y: y)) }

  /// Scrolls to a distance from the leading edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { set(.place(x: x, y: nil)) }

  /// Scrolls to a distance from the top of the content, in points.
  public mutating func scrollTo(y: CGFloat) { set(.place(x: nil, y: y)) }

  /// The edge of the last `scrollTo(edge:)`; `nil` after user input.
  public var edge: Edge? {
    if case .edge(let edge) = request { edge } else { nil }
  }

  /// The point of the last `scrollTo`, in points; `nil` after user input or with only one
  /// coordinate.
  public var point: CGPoint? {
    if case .place(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal distance of the last `scrollTo`, in points; `nil` after user input.
  public var x: CGFloat? {
    if case .place(let x, _) = request { x } else { nil }
  }

  /// The vertical distance of the last `scrollTo`, in points; `nil` after user input.
  public var y: CGFloat? {
    if case .place(_, let y) = request { y } else { nil }
  }

  /// The identifier of the last `scrollTo(id:anchor:)`. After user input, the identifier of the
  /// first visible view.
  public var viewID: (any Hashable)? { visibleID?.id.base as? any Hashable }

  /// Returns ``viewID`` if it has the given type, otherwise `nil`.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { visibleID?.id.base as? ID }

  private mutating func set(_ request: Request) {
    if case .id = request {} else { visibleID = nil }
    self.request = request
    number += 1
    isPositionedByUser = false
  }

  /// Records that user input has scrolled to the view with an identifier.
  mutating func note(_ scroll: AnyHashable?) {
    request = .nothing
    visibleID = scroll.map { ViewID(id: $0) }
    isPositionedByUser = true
  }

  /// Returns the request to scroll, or `nil` if there is none.
  func request(anchor: UnitPoint?) -> ScrollRequest? {
    switch request {
    case .nothing: nil
    case .id(let id, let own): ScrollRequest(name: number, targets: [.id(id.id, own ?? anchor)])
    case .edge(let edge): ScrollRequest(name: number, targets: [.edge(edge)])
    case .place(let x, let y):
      ScrollRequest(
        name: number,
        targets: [
          .offset(
            x: x.map { Points.distance($0, along: .horizontal) },
            y: y.map { Points.distance($0, along: .vertical) }
          )
        ]
      )
    }
  }
}

extension View {
  /// Binds the scroll position of a scroll view: SwiftUI's `scrollPosition(_:anchor:)`. Setting the
  /// binding scrolls the view, and user input updates the binding.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(
      content: self,
      read: { position.wrappedValue.request(anchor: anchor) },
      write: { position.wrappedValue.note($0.firstVisibleID) }
    )
  }

  /// Sets the initial scroll position: SwiftUI's earlier name of ``defaultScrollAnchor(_:)``.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}
