/// A part of a program that has a window of its own: SwiftUI's `Scene`.
///
/// A terminal shows one window at a time: the first one that an ``App`` declares, until
/// another one is opened over it.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one consists of.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the library knows itself; scenes of clients have a body instead.
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// A primitive scene has no body; nobody asks for one.
  public var body: Never {
    preconditionFailure("\(Self.self) is a scene without a body; do not call it")
  }
}

/// What the library asks of a primitive scene.
@MainActor
package protocol SceneCollecting {
  /// Adds the windows of the scene, in the order they are declared.
  func collect(into windows: inout [SceneWindow])
}

/// One window that an app has declared.
@MainActor
package struct SceneWindow {
  /// What a window is for.
  package enum Kind {
    /// One that is there from the start, or is opened by its name or value.
    case window
    /// The program's settings.
    case settings
    /// A menu that stands in a menu bar where there is one.
    case menu
  }

  let kind: Kind
  var id: String?
  var title: Text?
  var valueType: ObjectIdentifier?
  /// The view of the window for the value it was opened with.
  var content: @MainActor (AnyHashable?) -> AnyView
}

extension Scene {
  /// The windows of the scene, in the order they are declared.
  package func collectWindows(into windows: inout [SceneWindow]) {
    if let primitive = self as? any SceneCollecting {
      primitive.collect(into: &windows)
    } else {
      body.collectWindows(into: &windows)
    }
  }
}
