/// The part of a file's content that the preview shows.
///
/// If the file has previews, the previews are shown; else the file's app, if there is one.
/// Otherwise each view and each control style is shown that has an initializer without arguments.
/// Views that the file does not use elsewhere are first, then styles, then other views. A style is
/// usually the main subject of its file, and a view that the file uses is usually only a part. This
/// order is this project's choice.
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
  }

  /// All items, in order.
  let items: [NamedItem]

  /// Selects the content from a file's declarations.
  init(_ outline: SourceOutline) {
    let types = outline.types
    let previews =
      outline.previews.map(Item.preview)
      + types.filter { $0.parents.contains("PreviewProvider") }.map(Item.provider)
    let apps = types.filter { $0.parents.contains("App") && $0.isMadeOfNothing }.map(Item.app)
    let views = types.filter { $0.parents.contains("View") && $0.isMadeOfNothing }
    let styles = types.filter {
      $0.parents.contains("SubscriptionStoreControlStyle") && $0.isMadeOfNothing
    }
    let loose =
      views.filter { !$0.isUsed }.map(Item.view) + styles.map(Item.style)
      + views.filter(\.isUsed).map(Item.view)
    let chosen = [previews, apps, loose].first { !$0.isEmpty } ?? []
    items = Self.named(chosen)
  }

  /// Returns items with unique names. Previews without a name and repeated names get numbers.
  private static func named(_ items: [Item]) -> [NamedItem] {
    var known: Set<String> = []
    /// The next number of a repeated name.
    var next: [String: Int] = [:]
    return items.enumerated().map { index, item in
      let first = name(of: item) ?? (items.count == 1 ? "Preview" : "Preview \(index + 1)")
      var name = first
      while !known.insert(name).inserted {
        let count = next[first, default: 2]
        name = "\(first) \(count)"
        next[first] = count + 1
      }
      return NamedItem(name: name, item: item)
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
