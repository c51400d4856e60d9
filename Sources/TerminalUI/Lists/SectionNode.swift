@_spi(Nodes) import ViewEngine

final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>, SectionParts
{
  private(set) var header: Node?
  private(set) var content: Node?
  private(set) var footer: Node?
  private var headerEnvironment = DerivedEnvironment()
  private var footerEnvironment = DerivedEnvironment()
  private var contentEnvironment = DerivedEnvironment()
  var isExpanded: Binding<Bool>? { view.isExpanded }
  override var children: [Node] { [header, content, footer].compactMap { $0 } }

  override func resolve() {
    let isFolded = tracking { view.isExpanded?.wrappedValue == false }
    header = Parent.self == EmptyView.self ? nil : reconcile(header, view.header, aboveRows)
    footer = Footer.self == EmptyView.self ? nil : reconcile(footer, view.footer, belowRows)
    if isFolded {
      content?.unmount()
      content = nil
    } else {
      let inner = contentEnvironment.values(from: environment) {
        $0.isLazy = $0.rowTraitReader?.node is any LazyItemSource
      }
      content = reconcile(content, view.content, inner)
    }
    environment.rowTraitReader?.node?.traitsChanged()
  }

  /// The environment of the header. A header in the line of a box has only one row.
  private var aboveRows: EnvironmentValues {
    headerEnvironment.values(from: environment) {
      $0.isLazy = false
      $0.controlContext = .standard
      if $0.rowTraitReader != nil, $0.listAppearance.hasBoxes { $0.lineLimit = 1 }
    }
  }

  private var belowRows: EnvironmentValues {
    footerEnvironment.values(from: environment) {
      $0.isLazy = false
      $0.controlContext = .standard
    }
  }
}
