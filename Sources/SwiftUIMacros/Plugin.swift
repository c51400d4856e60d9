import MacroExpansion

/// The compiler plug-in for `#Preview`, `@Previewable` and `@Entry`. The compiler starts it for
/// each file that uses one of them.
@main
enum Plugin {
  static func main() throws { try PluginConversation.run() }
}
