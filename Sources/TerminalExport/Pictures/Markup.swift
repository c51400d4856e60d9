/// Constants for SVG and HTML.
enum Markup {
  /// The monospaced fonts, the system's own first.
  static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",\"Liberation Mono\",monospace"
}
