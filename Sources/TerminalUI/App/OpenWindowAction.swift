/// An action that opens another window of the program: SwiftUI's `OpenWindowAction`.
///
/// The window covers the current one. Escape or ``DismissWindowAction`` closes it. A request that
/// matches no declared window does nothing.
@MainActor
public struct OpenWindowAction {
  fileprivate let opened: OpenedWindows?

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) { opened?.open(.init(id: id)) }

  /// Opens the window group for the type of `value`.
  public func callAsFunction<Value: Hashable>(value: Value) {
    opened?.open(.init(value: AnyHashable(value)))
  }

  /// Opens the window group with an identifier for `value`.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    opened?.open(.init(id: id, value: AnyHashable(value)))
  }
}

/// An action that closes opened windows: SwiftUI's `DismissWindowAction`. The first window stays
/// open.
@MainActor
public struct DismissWindowAction {
  fileprivate let opened: OpenedWindows?

  /// Closes the topmost opened window.
  public func callAsFunction() { opened?.closeLast() }

  /// Closes all opened windows with an identifier.
  public func callAsFunction(id: String) { opened?.close { $0.id == id } }

  /// Closes the window that was opened for `value`.
  public func callAsFunction<Value: Hashable>(value: Value) {
    opened?.close { $0.value == AnyHashable(value) }
  }
}

/// An action that opens the settings over the current window: SwiftUI's `OpenSettingsAction`.
@MainActor
public struct OpenSettingsAction {
  fileprivate let opened: OpenedWindows?

  /// Opens the settings. Does nothing in a program without a ``Settings`` scene.
  public func callAsFunction() { opened?.open(.init(isForSettings: true)) }
}

extension EnvironmentValues {
  /// Opens another window of the program: SwiftUI's `openWindow`.
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(opened: openedWindows) }

  /// Closes an opened window: SwiftUI's `dismissWindow`.
  @MainActor public var dismissWindow: DismissWindowAction {
    DismissWindowAction(opened: openedWindows)
  }

  /// Opens the program's settings: SwiftUI's `openSettings`.
  @MainActor public var openSettings: OpenSettingsAction {
    OpenSettingsAction(opened: openedWindows)
  }
}
