/// Opens another window of the program: SwiftUI's `OpenWindowAction`. In a terminal it
/// covers the one before; Escape, or ``DismissWindowAction``, closes it.
@MainActor
public struct OpenWindowAction {
  fileprivate let opened: OpenedWindows?

  /// Opens the window of a name.
  public func callAsFunction(id: String) { opened?.open(.init(id: id)) }

  /// Opens the window for a value.
  public func callAsFunction<Value: Hashable>(value: Value) {
    opened?.open(.init(value: AnyHashable(value)))
  }

  /// Opens the window of a name for a value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    opened?.open(.init(id: id, value: AnyHashable(value)))
  }
}

/// Closes a window that was opened over the first one: SwiftUI's `DismissWindowAction`.
@MainActor
public struct DismissWindowAction {
  fileprivate let opened: OpenedWindows?

  /// Closes the topmost window; the first one stays.
  public func callAsFunction() { opened?.closeLast() }

  /// Closes the windows of a name.
  public func callAsFunction(id: String) { opened?.close { $0.id == id } }

  /// Closes the window for a value.
  public func callAsFunction<Value: Hashable>(value: Value) {
    opened?.close { $0.value == AnyHashable(value) }
  }
}

/// Opens the program's settings over the window: SwiftUI's `OpenSettingsAction`.
@MainActor
public struct OpenSettingsAction {
  fileprivate let opened: OpenedWindows?

  /// Opens the settings; does nothing in a program that declares none.
  public func callAsFunction() { opened?.open(.init(isForSettings: true)) }
}

extension EnvironmentValues {
  /// Opens another window of the program.
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(opened: openedWindows) }

  /// Closes a window that was opened over the first one.
  @MainActor public var dismissWindow: DismissWindowAction {
    DismissWindowAction(opened: openedWindows)
  }

  /// Opens the program's settings.
  @MainActor public var openSettings: OpenSettingsAction {
    OpenSettingsAction(opened: openedWindows)
  }
}
