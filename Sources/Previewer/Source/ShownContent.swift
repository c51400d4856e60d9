/// What of a file is shown.
///
/// Its previews, if it has any; else its app; else each view and each control style that
/// can be made without arguments. Of these come first the views that nothing else in the
/// file uses, then the styles, then the rest, since a style is what its file is about and a
/// badge is a part of it. Ours.
struct ShownContent: Hashable {
  /// One thing to show.
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

  /// An item and the name that it goes by.
  struct NamedItem: Hashable {
    let name: String
    let item: Item
  }

  /// All there is to show, the first one first.
  let items: [NamedItem]

  /// Chooses from what a file declares.
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

  /// Previews without a name are numbered, and so is a name that comes again.
  private static func named(_ items: [Item]) -> [NamedItem] {
    var known: Set<String> = []
    /// The number that a name gets when it comes again.
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
