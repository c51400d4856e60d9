/// The text that is compiled for a previewed file. It contains the file's text at the same lines
/// and columns, followed by code that adds the previews to the ``PreviewedProgram``.
///
/// The content of a `#Preview` is moved into that code, so that it is compiled only once and can be
/// called. The compiler still reports errors at the content's original position.
struct PreparedSource {
  /// The text to compile.
  let text: String

  /// The name of the generated type that adds the previews of a file.
  private static func collection(of file: Int) -> String { "StoretermPreviews\(file)_" }

  /// Prepares a file.
  ///
  /// - Parameters:
  ///   - outline: The declarations of the file.
  ///   - items: The previews of the file to add.
  ///   - file: The index of the file, which makes generated names unique.
  ///   - path: The path for the compiler's messages.
  init(
    _ outline: SourceOutline,
    showing items: [ShownContent.NamedItem],
    file: Int = 0,
    path: String
  ) {
    let place = SourcePlace(source: outline.source, path: path)
    let blanks =
      outline.mains.map(\.range) + outline.objectiveCAttributes + outline.previews.map(\.body)
    var parts = [place.line(1), place.text(0..<outline.source.bytes.count, blanking: blanks)]
    if !items.isEmpty { parts += ["#sourceLocation()", Self.collected(items, file, place)] }
    text = parts.joined(separator: "\n") + "\n"
  }

  private static func collected(
    _ items: [ShownContent.NamedItem],
    _ file: Int,
    _ place: SourcePlace
  ) -> String {
    let views = items.enumerated().map { index, named in
      guarded(named.item) { view(named.item, index, place) + traits(named.item, index, place) }
    }
    let calls = items.enumerated().map { index, named in
      guarded(named.item) { call(named, index) }
    }
    return
      (views + [
        "@MainActor enum \(collection(of: file)) {",
        "  static func add(",
        "    _ view: (Swift.String, @escaping @MainActor () -> any SwiftUI.View) -> Swift.Void,",
        "    _ style: (Swift.String, Any) -> Swift.Void,",
        "    _ surrounded: (",
        "      Swift.String, @escaping @MainActor () -> [\(trait)],",
        "      @escaping @MainActor () -> any SwiftUI.View",
        "    ) -> Swift.Void",
        "  ) {",
      ] + calls + ["  }", "}"]).joined(separator: "\n")
  }

  private static func guarded(_ item: ShownContent.Item, _ text: () -> String) -> String {
    guard let condition = item.condition else { return text() }
    return "#if \(condition)\n\(text())\n#endif"
  }

  /// Returns the view type for a preview's content.
  private static func view(
    _ item: ShownContent.Item,
    _ index: Int,
    _ place: SourcePlace
  ) -> String {
    guard case .preview(let preview) = item else { return "" }
    let variables = preview.previewables.map {
      place.carried($0.whole, blanking: [$0.attribute])
    }
    return
      (["private struct StoretermPreview\(index)_: SwiftUI.View {"] + variables
      + ["  var body: some SwiftUI.View {"]
      + [place.carried(preview.body, blanking: preview.previewables.map(\.whole)), "  }", "}"])
      .joined(separator: "\n")
  }

  private static let trait = "SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>"

  /// Returns the source of a function that returns a preview's traits; empty if the preview has
  /// none.
  private static func traits(
    _ item: ShownContent.Item,
    _ index: Int,
    _ place: SourcePlace
  ) -> String {
    guard case .preview(let preview) = item, let traits = preview.traits else { return "" }
    return [
      "\n@MainActor private func StoretermTraits\(index)_() -> [\(trait)] {",
      place.carried(traits, blanking: [], in: ("[", "]")), "}",
    ].joined(separator: "\n")
  }

  private static func call(_ named: ShownContent.NamedItem, _ index: Int) -> String {
    let name = SwiftLiteral.text(named.name)
    return switch named.item {
    case .preview(let preview) where preview.traits != nil:
      "    surrounded(\(name), StoretermTraits\(index)_) { StoretermPreview\(index)_() }"
    case .preview: "    view(\(name)) { StoretermPreview\(index)_() }"
    case .provider(let type): "    view(\(name)) { \(type.name).previews }"
    case .app(let type): "    view(\(name)) { AppRoot(\(type.name)()) }"
    case .view(let type): "    view(\(name)) { \(type.name)() }"
    case .style(let type): "    style(\(name), \(type.name)())"
    }
  }

  /// Returns the main program that is compiled with the prepared files.
  ///
  /// - Parameter items: The previews of all files, in the order in which they are shown.
  static func main(showing items: [ShownContent.NamedItem]) -> String {
    var files: [Int] = []
    for item in items where !files.contains(item.file) { files.append(item.file) }
    let calls = files.map { file in
      """
                \(collection(of: file)).add(
                  { program.add($0, view: $1) }, { program.add($0, style: $1) },
                  { program.add($0, traits: $1, view: $2) }
                )
      """
    }
    return """
      import PreviewStage

      @main @MainActor
      enum StoretermProgram_ {
        static func main() {
          PreviewedProgram.run { program in
      \(calls.joined(separator: "\n"))
          }
        }
      }

      """
  }
}

/// Formats text as Swift string literals.
enum SwiftLiteral {
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
