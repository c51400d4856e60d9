/// Constants for SVG and HTML.
enum Markup {
  /// The monospaced fonts, starting with the system's default.
  static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",\"Liberation Mono\",monospace"
}
