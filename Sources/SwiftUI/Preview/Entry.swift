/// Makes a variable in an extension of `EnvironmentValues` a value that views inherit,
/// with its initial value as the default: SwiftUI's `Entry()`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// Without a written type, the default is kept once and must be safe to share in Swift 6
/// mode. Entries of `FocusedValues` are optional and have no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
