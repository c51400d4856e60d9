import Foundation
@_spi(Nodes) import ViewEngine

/// Where a scroll view stands, or is to go: SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private enum Request: Equatable, Sendable {
    case nothing
    case id(ViewID, UnitPoint?)
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
  }

  /// The identifier of a view.
  private struct ViewID: Equatable, Sendable {
    // A position is `Sendable`, as in SwiftUI, but the identifiers of views need not be: without
    // the mark, it could not hold the view that a person has scrolled to.
    nonisolated(unsafe) let id: AnyHashable
  }

  private var request = Request.nothing
  private var number = 0
  private var visibleID: ViewID?
  /// Whether a person has scrolled since the last wish.
  public private(set) var isPositionedByUser = false

  /// Creates a position at the beginning, for views with identifiers of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view with an identifier.
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

  /// Creates a position so many points from the beginning of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// Creates a position so many points from the beginning of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Creates a position so many points from the leading edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// Creates a position so many points from the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Scrolls to the view with an identifier: with an anchor that point of it to the same
  /// point of the window, else as little as is needed.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    let id = ViewID(id: AnyHashable(id))
    visibleID = id
    set(.id(id, anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls so many points from the beginning of the content.
  public mutating func scrollTo(point: CGPoint) { set(.place(x: point.x, y: point.y)) }

  /// Scrolls so many points from the beginning of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.place(x: x, y: y)) }

  /// Scrolls so many points from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { set(.place(x: x, y: nil)) }

  /// Scrolls so many points from the top of the content.
  public mutating func scrollTo(y: CGFloat) { set(.place(x: nil, y: y)) }

  /// The edge that was scrolled to, until a person scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = request { edge } else { nil }
  }

  /// The place that was scrolled to, until a person scrolls.
  public var point: CGPoint? {
    if case .place(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// The place across that was scrolled to, until a person scrolls.
  public var x: CGFloat? {
    if case .place(let x, _) = request { x } else { nil }
  }

  /// The place down that was scrolled to, until a person scrolls.
  public var y: CGFloat? {
    if case .place(_, let y) = request { y } else { nil }
  }

  /// The identifier that was scrolled to, or of the first view that a person has scrolled
  /// to.
  public var viewID: (any Hashable)? { visibleID?.id.base as? any Hashable }

  /// The identifier that was scrolled to, or of the first view in sight once a person has
  /// scrolled.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { visibleID?.id.base as? ID }

  private mutating func set(_ request: Request) {
    if case .id = request {} else { visibleID = nil }
    self.request = request
    number += 1
    isPositionedByUser = false
  }

  /// Notes that a person has scrolled.
  mutating func note(_ scroll: AnyHashable?) {
    request = .nothing
    visibleID = scroll.map { ViewID(id: $0) }
    isPositionedByUser = true
  }

  /// What is wished for, if anything is.
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
  /// Binds a scroll view to a position: SwiftUI's `scrollPosition(_:anchor:)`. The position
  /// tells the scroll view where to go, and afterwards what a person has scrolled to.
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

  /// Says where a scroll view begins, before anyone scrolls: an older name of
  /// ``defaultScrollAnchor(_:)``.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}
