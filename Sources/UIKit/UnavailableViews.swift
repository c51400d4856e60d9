import Foundation

// These names exist for their messages: without them, the compiler only reports unknown types.

/// A view of UIKit, which a terminal cannot show.
@available(*, unavailable, message: "write this in SwiftUI, or surround it with '#if os(iOS)'")
@MainActor @preconcurrency
open class UIView {
  /// Creates a view.
  public init() {}
}

/// A controller of UIKit views, which a terminal cannot show.
@available(*, unavailable, message: "write this in SwiftUI, or surround it with '#if os(iOS)'")
@MainActor @preconcurrency
open class UIViewController {
  /// The controller that this one presents.
  public var presentedViewController: UIViewController?

  /// Creates a view controller.
  public init() {}

  /// Presents another controller.
  public func present(
    _ viewControllerToPresent: Any,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Removes the controller that this one presents.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// A window with UIKit views, which a terminal cannot show.
@available(*, unavailable, message: "write this in SwiftUI, or surround it with '#if os(iOS)'")
@MainActor @preconcurrency
open class UIWindow {
  /// The controller of the window's views.
  public var rootViewController: UIViewController?

  /// Creates a window.
  public init() {}
}

/// UIKit's sheet for sharing. SwiftUI's is `ShareLink`.
@available(*, unavailable, message: "use ShareLink, or surround this with '#if os(iOS)'")
@MainActor @preconcurrency
open class UIActivityViewController {
  /// Creates a sheet for sharing items.
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

extension UIApplication {
  /// The windows of the program. A scene in a terminal has no UIKit windows.
  @available(*, unavailable, message: "there are no UIKit windows: use SwiftUI's presentations")
  public var windows: [UIWindow] { [] }

  /// The window that receives keys. A program in a terminal has no UIKit windows.
  @available(*, unavailable, message: "there are no UIKit windows: use SwiftUI's presentations")
  public var keyWindow: UIWindow? { nil }
}

extension UIWindowScene {
  /// The windows of the scene. A scene in a terminal has no UIKit windows.
  @available(*, unavailable, message: "there are no UIKit windows: use SwiftUI's presentations")
  public var windows: [UIWindow] { [] }

  /// The window that receives keys. A scene in a terminal has no UIKit windows.
  @available(*, unavailable, message: "there are no UIKit windows: use SwiftUI's presentations")
  public var keyWindow: UIWindow? { nil }
}
