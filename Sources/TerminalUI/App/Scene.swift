/// A part of a program with a window of its own: SwiftUI's `Scene`.
///
/// A terminal shows one window at a time: the first window that an ``App`` declares, or the last
/// window opened over it.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes in `body`.
  associatedtype Body: Scene

  /// The scenes that this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that this module implements directly. Scenes that clients write have a `body` instead.
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Stops the program: a primitive scene has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a scene without a body; do not call it")
  }
}

/// A primitive scene's access to the windows that it declares.
@MainActor
package protocol SceneCollecting {
  /// Appends the windows of the scene to `windows`, in declaration order.
  func collect(into windows: inout [SceneWindow])
}

/// A window that an app declares.
@MainActor
package struct SceneWindow {
  /// The purpose of a window.
  package enum Kind {
    /// A window shown at start, or opened by its identifier or value.
    case window
    /// The program's settings.
    case settings
    /// The content of a ``MenuBarExtra``.
    case menu
  }

  let kind: Kind
  var id: String?
  var title: Text?
  var valueType: ObjectIdentifier?
  /// Creates the content. The argument is the value that opened the window, or `nil`.
  var content: @MainActor (AnyHashable?) -> AnyView
}

extension Scene {
  /// Appends the windows of the scene to `windows`, in declaration order.
  package func collectWindows(into windows: inout [SceneWindow]) {
    if let primitive = self as? any SceneCollecting {
      primitive.collect(into: &windows)
    } else {
      body.collectWindows(into: &windows)
    }
  }
}
