// These names exist for their messages: without them, the compiler only reports unknown types.

/// A SwiftUI view that shows a UIKit view, which a terminal cannot show.
@available(*, unavailable, message: "write this in SwiftUI, or surround it with '#if os(iOS)'")
public protocol UIViewRepresentable: _UnavailableView {}

/// A SwiftUI view that shows a UIKit view controller, which a terminal cannot show.
@available(*, unavailable, message: "write this in SwiftUI, or surround it with '#if os(iOS)'")
public protocol UIViewControllerRepresentable: _UnavailableView {}

/// A UIKit view controller that shows a SwiftUI view.
@available(*, unavailable, message: "show the SwiftUI view itself, or use '#if os(iOS)'")
@MainActor @preconcurrency
open class UIHostingController<Content: View> {
  /// Creates a controller of a view.
  public init(rootView: Content) {}
}

/// The members of `UIViewRepresentable` and `UIViewControllerRepresentable`.
///
/// With these defaults, the compiler reports only that the protocol is unavailable, and not which
/// members are missing.
@MainActor @preconcurrency
public protocol _UnavailableView: View where Body == EmptyView {
  /// The object that receives the view's events.
  associatedtype Coordinator = Void
  /// What the system passes to the view.
  typealias Context = _UnavailableViewContext<Self>
}

extension _UnavailableView {
  /// Shows nothing. No program can contain the view.
  public var body: EmptyView { EmptyView() }
}

/// What the system passes to a view that a terminal cannot show.
public struct _UnavailableViewContext<Content: _UnavailableView> {
  /// The object that receives the view's events.
  public let coordinator: Content.Coordinator
  /// The values that the view inherits.
  public let environment: EnvironmentValues
}
