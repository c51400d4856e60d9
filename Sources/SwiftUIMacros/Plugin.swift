import MacroExpansion

/// The compiler plug-in for `#Preview`, `@Previewable` and `@Entry`. The compiler starts the
/// plug-in for each file that uses one of these macros.
@main
enum Plugin {
  static func main() throws { try PluginConversation.run() }
}
