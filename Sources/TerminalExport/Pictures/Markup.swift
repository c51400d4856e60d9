/// What is the same in XML and HTML.
enum Markup {
  /// The fonts of a terminal, those that systems have first.
  static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",\"Liberation Mono\",monospace"
}
