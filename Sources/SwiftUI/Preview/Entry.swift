/// Turns a variable in an extension of `EnvironmentValues` into an environment value, with the
/// initial value as default: SwiftUI's `Entry()`.
///
/// ```swift
/// import SwiftUI
///
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Without an explicit type, the default is stored once. In Swift 6 mode it must then be safe to
/// share between threads. Entries of `FocusedValues` are optional and have no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
