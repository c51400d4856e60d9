import ExternalInput
import Foundation

/// The names that Xcode generates from asset catalogs, such as `Image(.logo)` and `Color.brand`.
///
/// Each colour set becomes a static property of `ColorResource`, `Color`, `ShapeStyle` and
/// `UIColor`. Each image set and symbol set becomes a static property of `ImageResource` and
/// `UIImage`. A folder with "provides-namespace" becomes an `enum` around its properties. If a
/// catalog switches the extensions off, its sets become properties of `ColorResource` and
/// `ImageResource` only.
///
/// ```swift
/// import ClientSources
/// import Foundation
///
/// func symbolFile(of catalog: URL) -> String {
///   AssetSymbols(of: [catalog]).text(bundle: .module)
/// }
/// ```
public struct AssetSymbols: Equatable, Sendable {
  /// The bundle in which the generated code finds the catalogs.
  public enum ResourceBundle: String, Sendable {
    /// The program's bundle, `Bundle.main`.
    case main
    /// The resource bundle of a package's target, `Bundle.module`.
    case module
  }

  /// The colours and pictures of a folder, and the folders in it that are namespaces.
  struct Scope: Equatable, Sendable {
    /// The Swift property that is generated for a colour, image or symbol set of an asset catalog. `name` is the set's whole name, with the namespaces before it.
    struct Symbol: Equatable, Sendable {
      let property: String
      let name: String
      /// Whether the symbol is also a property of `Color` and other types.
      let hasExtensions: Bool
    }

    /// A folder that provides a namespace: the names of its sets start with the same part.
    struct Namespace: Equatable, Sendable {
      let type: String
      let scope: Scope
    }

    /// The symbols in the order of their names. No two have the same property.
    var colors: [Symbol] = []
    var images: [Symbol] = []
    var namespaces: [Namespace] = []
  }

  let root: Scope
  /// Sentences that report sets and folders without a symbol.
  let problems: [String]

  /// Reads catalogs: `.xcassets` folders.
  ///
  /// Unreadable folders are skipped. A set needs no readable content, because its name is enough.
  /// Sets after the first 10,000 get no symbols.
  public init(of catalogs: [URL]) {
    var reader = AssetCatalogReader()
    for catalog in catalogs { reader.read(catalog) }
    var builder = ScopeBuilder()
    root = builder.scope(of: reader.sets, depth: 0)
    problems = builder.problems + reader.problems
  }

  /// Whether the catalogs hold no colours and no pictures.
  public var isEmpty: Bool { root == Scope() }
}

/// Groups the sets of catalogs by namespaces, and refuses names that would not compile.
private struct ScopeBuilder {
  var problems: [String] = []

  /// Returns the scope of sets that have the same first `depth` namespaces.
  mutating func scope(of sets: [AssetCatalogReader.Entry], depth: Int) -> AssetSymbols.Scope {
    var result = AssetSymbols.Scope()
    var types: Set<String> = []
    let folders = Dictionary(grouping: sets.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
    // Several folders can have the same symbol: `my icons` and `MyIcons`. They share one `enum`.
    let named = Dictionary(grouping: folders.keys.sorted()) { AssetSymbolName($0).type ?? "" }
    for (type, names) in named.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard !type.isEmpty, !Self.refusedTypes.contains(type) else {
        problems += names.map { "The folder \(Self.shown($0)) has no symbol: rename it." }
        continue
      }
      let scope = scope(of: names.flatMap { folders[$0, default: []] }, depth: depth + 1)
      result.namespaces.append(AssetSymbols.Scope.Namespace(type: type, scope: scope))
      types.insert(type)
    }
    let own = sets.filter { $0.path.count == depth + 1 }
    result.colors = symbols(of: own.filter { $0.kind == .color }, besides: types)
    result.images = symbols(of: own.filter { $0.kind == .image }, besides: types)
    return result
  }

  private mutating func symbols(
    of sets: [AssetCatalogReader.Entry],
    besides types: Set<String>
  ) -> [AssetSymbols.Scope.Symbol] {
    var names: [String: String] = [:]
    return sets.sorted { $0.name < $1.name }.compactMap { set in
      guard let property = AssetSymbolName(set.path[set.path.count - 1]).property else {
        problems.append("The set \(Self.shown(set.name)) has no symbol: rename it.")
        return nil
      }
      // Two catalogs can hold a set of the same name. The program uses the first.
      if names[property] == set.name { return nil }
      guard names[property] == nil, !types.contains(property) else {
        problems.append(
          "The set \(Self.shown(set.name)) has no symbol, because another has the name "
            + "'\(property)': rename one of them."
        )
        return nil
      }
      names[property] = set.name
      return AssetSymbols.Scope.Symbol(
        property: property,
        name: set.name,
        hasExtensions: set.hasExtensions
      )
    }
  }

  /// Types that the generated code could not name, or that would hide the module.
  private static let refusedTypes: Set = ["Protocol", "SwiftUI", "Type"]

  private static func shown(_ name: String) -> String { PrintableText.quotedName(name) }
}
