/// What is presented now.
@MainActor
struct Presentation {
  /// Another identifier makes another presentation, with new state.
  var id = AnyHashable(0)
  let content: AnyView

  init(id: AnyHashable = 0, _ content: some View) {
    self.id = id
    self.content = AnyView(content)
  }
}

/// Content over which something is presented as long as there is something to present.
struct Presenting<Content: View>: PrimitiveView, Resolvable {
  var look = PresentationLook.sheet(title: "")
  let content: Content
  let make: @MainActor () -> Presentation?
  /// Has nothing be presented any more.
  let dismiss: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { PresentingNode(self, context) }
}

/// What stands around the content of a presentation.
enum PresentationLook {
  /// A frame with a title.
  case sheet(title: String)
  /// Nothing: it has the whole screen.
  case cover
  /// A frame near the view that presents it.
  case popover
  /// A frame of its own making.
  case dialog
}

private final class PresentingNode<Content: View>: ViewNode<Presenting<Content>> {
  private var child = OnlyChild()
  private var shown: (id: AnyHashable, node: Node, traits: Traits)?
  private var inner = DerivedEnvironment()
  private var editMode = Binding<EditMode>.ofNewScreen()
  private var edition = 0
  override var children: [Node] { child.list }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
    if let presentation = tracking(view.make) {
      if let shown, shown.id != presentation.id { remove() }
      show(presentation)
    } else if shown != nil {
      remove()
      view.onDismiss?()
    }
  }

  private func show(_ presentation: Presentation) {
    let traits = shown?.traits ?? Traits()
    if shown == nil { (inner, editMode) = (DerivedEnvironment(), .ofNewScreen()) }
    edition += 1
    let root = PresentationRoot(
      look: view.look,
      traits: traits,
      content: Settled(edition: edition, content: presentation.content)
    )
    let node = reconcile(shown?.node, root, innerEnvironment(traits))
    let isNew = shown == nil
    shown = (presentation.id, node, traits)
    if isNew {
      host.present(node, style: layerStyle(traits)) { [weak self] in self?.view.dismiss() }
    }
  }

  private func innerEnvironment(_ traits: Traits) -> EnvironmentValues {
    inner.values(from: environment) {
      $0.startAnew()
      $0.screenTraits = traits
      $0.presentationTraits = traits
      $0.navigation = nil
      $0.screenEditMode = editMode
      $0.dismissPresentation = { [weak self] in self?.view.dismiss() }
    }
  }

  private func layerStyle(_ traits: Traits) -> LayerStyle {
    switch view.look {
    case .sheet: LayerStyle(placement: .sheet, traits: traits)
    case .cover: LayerStyle(placement: .screen, dims: false, traits: traits)
    case .dialog: LayerStyle(placement: .sheet, widest: 54, traits: traits)
    case .popover:
      LayerStyle(
        placement: .near { [weak self] in self?.elements.first?.frame ?? .zero },
        dims: false,
        traits: traits
      )
    }
  }

  private func remove() {
    guard let shown else { return }
    shown.node.unmount()
    self.shown = nil
    host.removeLayer(of: shown.node)
  }

  override func unmount() {
    remove()
    super.unmount()
  }
}
