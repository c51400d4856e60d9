import ExternalInput

extension AssetSymbols {
  /// Returns the content of a Swift file that declares the symbols, all of them internal.
  ///
  /// As in Xcode, a name that `Color`, `UIColor` or `UIImage` already has on Apple's systems is not
  /// declared in that type. `Color(.primary)` is then the catalog's colour, and `Color.primary` the
  /// system's. Sets and folders without a symbol become warnings. The declarations are
  /// `nonisolated`, because the default isolation of the client's module can be `MainActor`.
  ///
  /// - Parameters:
  ///   - bundle: The bundle in which the program finds the catalogs.
  ///   - declared: The members that the client's own extensions of types declare, by the name of
  ///     the type. The text omits them, because Swift refuses a second declaration.
  public func text(
    bundle: ResourceBundle,
    besides declared: [String: Set<String>] = [:]
  ) -> String {
    var text = """
      public import SwiftUI

      @usableFromInline
      typealias \(Self.aliasName) = SwiftUI.ColorResource
      nonisolated private let \(Self.bundleName) = Foundation.Bundle.\(bundle.rawValue)


      """
    for declaration in Declaration.all {
      let own = declared[declaration.type, default: []]
      text += Self.text(of: declaration, besides: own, root)
    }
    for problem in problems.prefix(Self.problemLimit) {
      text += "#warning(\"\(Self.escaped(problem))\")\n"
    }
    return text
  }

  /// No symbol has this name, because symbols with `_` have no lower-case letters.
  private static let bundleName = "storeterm_assets"

  /// The name of an alias that needs the public import of SwiftUI. Without it, the compiler warns.
  /// See ``ClockSource`` for the reason of the public import.
  private static let aliasName = "StoretermAssets_"

  /// The maximum number of warnings: 20. A build prints all of them each time.
  private static let problemLimit = 20

  /// A kind of extension in the file.
  private struct Declaration {
    /// The extended type.
    let type: String
    /// The condition of the extension; `nil` for none.
    var condition: String?
    /// The word for a set in comments.
    let noun: String
    let symbols: KeyPath<Scope, [Scope.Symbol]>
    /// Whether the extended type is a resource type. All symbols are declared in resource types.
    var isResource = false
    /// The names that Apple's type already has.
    var taken: Set<String> = []
    /// Whether the extended type can contain types.
    var hasNamespaces = true
    /// Returns the declaration of a property, without `static`.
    let property: (_ property: String, _ path: String, _ name: String) -> String

    static var all: [Declaration] {
      [
        Declaration(type: "ColorResource", noun: "colour", symbols: \.colors, isResource: true) {
          resource("ColorResource", $0, $2)
        },
        Declaration(type: "ImageResource", noun: "picture", symbols: \.images, isResource: true) {
          resource("ImageResource", $0, $2)
        },
        Declaration(
          type: "Color",
          noun: "colour",
          symbols: \.colors,
          taken: TakenNames.color,
          property: color
        ),
        Declaration(
          type: "ShapeStyle",
          condition: "Self == SwiftUI.Color",
          noun: "colour",
          symbols: \.colors,
          taken: TakenNames.color,
          hasNamespaces: false,
          property: color
        ),
        Declaration(
          type: "UIColor",
          noun: "colour",
          symbols: \.colors,
          taken: TakenNames.uiColor
        ) { property, path, _ in
          "var \(property): SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource.\(path)) }"
        },
        Declaration(
          type: "UIImage",
          noun: "picture",
          symbols: \.images,
          taken: TakenNames.uiImage
        ) { property, path, _ in
          "var \(property): SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.\(path)) }"
        },
      ]
    }

    private static func resource(_ type: String, _ property: String, _ name: String) -> String {
      "let \(property) = SwiftUI.\(type)(name: \"\(escaped(name))\", bundle: \(bundleName))"
    }

    private static func color(_ property: String, _ path: String, _: String) -> String {
      "var \(property): SwiftUI.Color { .init(SwiftUI.ColorResource.\(path)) }"
    }
  }

  private static func text(
    of declaration: Declaration,
    besides declared: Set<String>,
    _ root: Scope
  ) -> String {
    var root = root
    root.colors.removeAll { declared.contains($0.property) }
    root.images.removeAll { declared.contains($0.property) }
    root.namespaces.removeAll { declared.contains($0.type) }
    let lines = lines(of: declaration, in: root, path: "", indent: "  ")
    guard !lines.isEmpty else { return "" }
    let condition = declaration.condition.map { " where \($0)" } ?? ""
    return "nonisolated extension SwiftUI.\(declaration.type)\(condition) {\n\(lines)}\n\n"
  }

  private static func lines(
    of declaration: Declaration,
    in scope: Scope,
    path: String,
    indent: String
  ) -> String {
    var text = ""
    for symbol in scope[keyPath: declaration.symbols] {
      guard symbol.hasExtensions || declaration.isResource,
        !declaration.taken.contains(symbol.property)
      else { continue }
      let property = AssetSymbolName.code(symbol.property)
      let code = declaration.property(property, path + property, symbol.name)
      text += "\(indent)/// The \(declaration.noun) \(PrintableText.quotedName(symbol.name)).\n"
      text += "\(indent)static \(code)\n"
    }
    guard declaration.hasNamespaces else { return text }
    for inner in scope.namespaces {
      let type = AssetSymbolName.code(inner.type)
      let lines = lines(
        of: declaration,
        in: inner.scope,
        path: "\(path)\(type).",
        indent: indent + "  "
      )
      if !lines.isEmpty { text += "\(indent)nonisolated enum \(type) {\n\(lines)\(indent)}\n" }
    }
    return text
  }

  /// Returns a text as the content of a string literal.
  private static func escaped(_ text: String) -> String {
    PrintableText.escaped(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))
  }
}

/// The static properties of Apple's types, for which Xcode generates no property of the same name.
private enum TakenNames {
  static let color: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  static let uiColor: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]

  static let uiImage: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
