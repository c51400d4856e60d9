/// A view that a closure creates from the subviews or sections of another view.
struct SubviewReader<Base, Part, Result> {
  let base: Base
  let readParts: @MainActor (Node) -> [Part]
  /// Returns whether two lists of parts consist of the same nodes.
  let isSame: @MainActor ([Part], [Part]) -> Bool
  let transform: ([Part]) -> Result
}

extension SubviewReader: View, PrimitiveView where Base: View, Result: View {
  func _makeNode(_ context: _NodeContext) -> _Node { SubviewReaderNode(self, context) }
}

/// Retains the node of the base view without showing it. The result, which contains the parts, is
/// shown.
private final class SubviewReaderNode<Base: View, Part, Result: View>: ViewNode<
  SubviewReader<Base, Part, Result>
>
{
  private var source: Node?
  private var result = OnlyChild()
  private var parts: [Part] = []
  private var isListed = false
  private var inner = DerivedEnvironment()

  override var children: [Node] {
    listAgain()
    return result.list
  }

  override func resolve() {
    source = reconcile(source, view.base, inner.eager(from: environment))
    parts = source.map(view.readParts) ?? []
    makeResult()
  }

  private func makeResult() {
    let made = tracking { view.transform(parts) }
    result = result.showing(reconcile(result.node, made, environment))
    isListed = true
  }

  /// A change anywhere below can add or remove parts, so they are listed again.
  override func forgetMeasurements() {
    super.forgetMeasurements()
    isListed = false
  }

  private func listAgain() {
    guard !isListed, isMounted, let source else { return }
    isListed = true
    let found = view.readParts(source)
    if view.isSame(found, parts) { return }
    parts = found
    makeResult()
  }

  override func unmount() {
    isListed = true
    super.unmount()
    source?.unmount()
  }
}

extension Node {
  /// The subviews of the view, as `Group(subviews:)` lists them.
  var listedSubviews: [Subview] { units.map(Subview.init) }

  /// The outermost nodes that have exactly one element each.
  private var units: [Node] {
    let elements = elements
    if elements.isEmpty { return [] }
    if elements.count == 1, lazyItemSource == nil { return [self] }
    let below = children.flatMap(\.units)
    return below.flatMap(\.elements) == elements ? below : elements
  }

  /// The sections of the view, as `Group(sections:)` lists them. Views outside any section form
  /// sections of their own.
  var listedSections: [SectionConfiguration] {
    var found: [SectionConfiguration] = []
    var loose: [Subview] = []
    collectSections(into: &found, &loose)
    Self.close(&loose, into: &found)
    return found
  }

  private func collectSections(
    into found: inout [SectionConfiguration],
    _ loose: inout [Subview]
  ) {
    if let section = self as? any SectionParts {
      Self.close(&loose, into: &found)
      found.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(node: ObjectIdentifier(section)),
          header: SubviewsCollection(subviews: section.header?.listedSubviews ?? []),
          content: SubviewsCollection(subviews: section.content?.listedSubviews ?? []),
          footer: SubviewsCollection(subviews: section.footer?.listedSubviews ?? [])
        )
      )
    } else if holdsSection {
      for child in children { child.collectSections(into: &found, &loose) }
    } else {
      loose += listedSubviews
    }
  }

  private var holdsSection: Bool {
    self is any SectionParts || !isElement && children.contains(where: \.holdsSection)
  }

  private static func close(_ loose: inout [Subview], into found: inout [SectionConfiguration]) {
    guard let first = loose.first else { return }
    found.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(node: first.id.node),
        header: SubviewsCollection(subviews: []),
        content: SubviewsCollection(subviews: loose),
        footer: SubviewsCollection(subviews: [])
      )
    )
    loose = []
  }
}

extension SectionConfiguration {
  /// Returns whether both sections consist of the same nodes.
  func isSame(as other: SectionConfiguration) -> Bool {
    id == other.id
      && [header, content, footer].map(\.ids)
        == [other.header, other.content, other.footer].map(\.ids)
  }
}

extension SubviewsCollection {
  fileprivate var ids: [Subview.ID] { subviews.map(\.id) }
}
