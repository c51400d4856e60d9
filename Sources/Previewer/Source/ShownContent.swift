/// The part of the content of a file, or of a folder's files, that the preview shows.
///
/// The preview shows the previews that the files declare. Without previews, it shows the app.
/// Without an app, it shows each view and each control style that has an initializer without
/// arguments. Views that the files do not use elsewhere are first, then styles, then the views that
/// the files do use. The latter are usually only parts of a screen. This order is this project's
/// choice.
struct ShownContent: Hashable {
  /// A declaration to show.
  enum Item: Hashable {
    case preview(SourceOutline.Preview)
    case provider(SourceOutline.Declaration)
    case app(SourceOutline.Declaration)
    case view(SourceOutline.Declaration)
    case style(SourceOutline.Declaration)

    var condition: String? {
      switch self {
      case .preview(let preview): preview.condition
      case .provider(let type), .app(let type), .view(let type), .style(let type): type.condition
      }
    }
  }

  /// An item with its unique name.
  struct NamedItem: Hashable {
    let name: String
    let item: Item
    /// The index of the file that declares the item.
    var file = 0
  }

  /// All items, in order.
  let items: [NamedItem]

  /// A file with the declarations to select from.
  struct File {
    let outline: SourceOutline
    /// The prefix of the names of its items, such as `Shop` in `Shop/Dark`; `nil` for none.
    var prefix: String?
  }

  /// Selects the content from a file's declarations.
  init(_ outline: SourceOutline) { self.init([File(outline: outline)]) }

  /// Selects the content from the declarations of several files, in their order.
  init(_ files: [File]) {
    let used = Self.namesUsedByOthers(files)
    let kinds = files.enumerated().map { index, file in
      Self.kinds(in: file.outline, used: used[index]).map { items in
        items.map { NamedItem(name: "", item: $0, file: index) }
      }
    }
    // Previews, else apps, else the unused views, the styles and the other views.
    let (previews, apps) = (kinds.flatMap { $0[0] }, kinds.flatMap { $0[1] })
    let loose = (2..<Self.kindCount).flatMap { kind in kinds.flatMap { $0[kind] } }
    let chosen = [previews, apps, loose].first { !$0.isEmpty } ?? []
    items = Self.named(chosen, files)
  }

  private static let kindCount = 5

  /// Returns the previews, the apps, the unused views, the styles and the used views of a file.
  private static func kinds(in outline: SourceOutline, used: Set<String>) -> [[Item]] {
    let types = outline.types
    let previews =
      outline.previews.map(Item.preview)
      + types.filter { $0.parents.contains("PreviewProvider") }.map(Item.provider)
    let apps = types.filter { $0.parents.contains("App") && $0.isMadeOfNothing }.map(Item.app)
    let views = types.filter { $0.parents.contains("View") && $0.isMadeOfNothing }
    let styles = types.filter {
      $0.parents.contains("SubscriptionStoreControlStyle") && $0.isMadeOfNothing
    }
    let isUsed: (SourceOutline.Declaration) -> Bool = { $0.isUsed || used.contains($0.name) }
    return [
      previews, apps, views.filter { !isUsed($0) }.map(Item.view), styles.map(Item.style),
      views.filter(isUsed).map(Item.view),
    ]
  }

  /// Returns, for each file, the names of its types that other files mention.
  private static func namesUsedByOthers(_ files: [File]) -> [Set<String>] {
    guard files.count > 1 else { return files.map { _ in [] } }
    let declared = Set(files.flatMap { $0.outline.types.map(\.name) })
    var places: [String: Set<Int>] = [:]
    for (index, file) in files.enumerated() {
      for token in file.outline.source.tokens {
        if let word = token.word, declared.contains(word) {
          places[word, default: []].insert(index)
        }
      }
    }
    return files.enumerated().map { index, file in
      Set(file.outline.types.map(\.name).filter { places[$0, default: []] != [index] })
    }
  }

  /// Returns items with unique names. Previews without a name and repeated names get numbers.
  private static func named(_ items: [NamedItem], _ files: [File]) -> [NamedItem] {
    var known: Set<String> = []
    /// The next number of a repeated name.
    var next: [String: Int] = [:]
    var numbers: [Int: Int] = [:]
    let counts = Dictionary(grouping: items, by: \.file).mapValues(\.count)
    return items.map { named in
      numbers[named.file, default: 0] += 1
      let own =
        name(of: named.item)
        ?? (counts[named.file] == 1 ? "Preview" : "Preview \(numbers[named.file, default: 1])")
      let first = files[named.file].prefix.map { "\($0)/\(own)" } ?? own
      var name = first
      while !known.insert(name).inserted {
        let count = next[first, default: 2]
        name = "\(first) \(count)"
        next[first] = count + 1
      }
      return NamedItem(name: name, item: named.item, file: named.file)
    }
  }

  private static func name(of item: Item) -> String? {
    switch item {
    case .preview(let preview): preview.name
    case .provider(let type): type.name.withoutEnding("_Previews").withoutEnding("Previews")
    case .app(let type), .view(let type), .style(let type): type.name
    }
  }
}

extension String {
  fileprivate func withoutEnding(_ ending: String) -> String {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : self
  }
}
