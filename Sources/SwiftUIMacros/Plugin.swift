import MacroExpansion

/// The compiler's helper behind `#Preview`, `@Previewable` and `@Entry`: a program that
/// the compiler starts when a file uses one of them.
@main
enum Plugin {
  static func main() throws { try PluginConversation.run() }
}
