/// Makes a variable in an extension of `EnvironmentValues` an environment value, whose default is
/// the initial value: SwiftUI's `Entry()`.
///
/// ```swift
/// import SwiftUI
///
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Without an explicit type, the default is stored once. In Swift 6 mode, such a default must be
/// `Sendable`. Entries of `FocusedValues` are optional and have no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
