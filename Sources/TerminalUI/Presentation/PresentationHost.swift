@_spi(Nodes) import ViewEngine

/// The content of a presentation.
@MainActor
struct Presentation {
  /// The identity of the presentation. If the identifier changes, a presentation with new state
  /// replaces the previous one.
  var id = AnyHashable(0)
  let content: AnyView

  init(id: AnyHashable = 0, _ content: some View) {
    self.id = id
    self.content = AnyView(content)
  }
}

/// Content that presents a layer while `make` returns a presentation.
///
/// In a hidden tab the presentation waits until the tab is shown. A screen below others in a
/// navigation stack presents at once.
struct PresentationHost<Content> {
  var appearance = PresentationAppearance.sheet(title: "")
  let content: Content
  let make: @MainActor () -> Presentation?
  /// Ends the presentation by changing the client's state.
  let dismiss: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
}

extension PresentationHost: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PresentationHostNode(self, context) }
}

/// The frame around the content of a presentation, and its position.
enum PresentationAppearance {
  /// A frame with a title.
  case sheet(title: String)
  /// No frame: the presentation fills the screen.
  case cover
  /// No frame: the presentation fills the screen, and stays above later presentations.
  case card
  /// A frame next to the presenting view.
  case popover
  /// No frame: the dialog draws its own frame.
  case dialog
}

private final class PresentationHostNode<Content: View>: ViewNode<PresentationHost<Content>>,
  AppearanceObserver
{
  private var child = OnlyChild()
  /// The presentation that waits until the content is shown.
  private var waiting: Presentation?
  private var shown: (id: AnyHashable, node: Node, traits: Traits)?
  private var inner = DerivedEnvironment()
  private var editMode = Binding<EditMode>.ofNewScreen()
  private var version = 0
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let presentation = tracking(view.make)
    let isNew = shown == nil
    if let shown, shown.id != presentation?.id { remove() }
    if shown == nil {
      wait(for: presentation)
    } else if let presentation {
      show(presentation)
    }
    if presentation == nil, !isNew { view.onDismiss?() }
  }

  private func wait(for presentation: Presentation?) {
    if waiting == nil, presentation != nil { watchAppearance() }
    if waiting != nil, presentation == nil { endWatchingAppearance() }
    waiting = presentation
  }

  var isToAppear: Bool {
    isMounted && hasAround { !($0 is any AnyTabViewNode) || $0.shows(self) }
  }

  func appear() {
    guard let presentation = waiting else { return }
    wait(for: nil)
    show(presentation)
  }

  func disappear() {}

  private func show(_ presentation: Presentation) {
    let traits = shown?.traits ?? Traits()
    if shown == nil { (inner, editMode) = (DerivedEnvironment(), .ofNewScreen()) }
    version += 1
    let root = PresentationRoot(
      appearance: view.appearance,
      traits: traits,
      content: VersionedContent(version: version, content: presentation.content)
    )
    let node = reconcile(shown?.node, root, innerEnvironment(traits))
    let isNew = shown == nil
    shown = (presentation.id, node, traits)
    if isNew {
      present(node, style: layerStyle(traits)) { [weak self] in self?.view.dismiss() }
    }
  }

  private func innerEnvironment(_ traits: Traits) -> EnvironmentValues {
    inner.values(from: environment) {
      $0.resetContext()
      $0.screenTraits = traits
      $0.presentationTraits = traits
      $0.navigation = nil
      $0.screenEditMode = editMode
      $0.dismissPresentation = { [weak self] in self?.view.dismiss() }
    }
  }

  /// The maximum width of a dialog, in columns: lines of 50 characters are easy to read.
  private static var dialogColumns: Int { 54 }

  private func layerStyle(_ traits: Traits) -> LayerStyle {
    switch view.appearance {
    case .sheet: LayerStyle(placement: .sheet(traits), traits: traits)
    case .cover: LayerStyle(placement: .screen, dims: false, traits: traits)
    case .card: LayerStyle(placement: .screen, dims: false, staysAbove: true, traits: traits)
    case .dialog: LayerStyle(placement: .sheet(widest: Self.dialogColumns, traits), traits: traits)
    case .popover:
      LayerStyle(
        placement: .popover { [weak self] in self?.elements.first?.frame ?? .zero },
        dims: false,
        traits: traits
      )
    }
  }

  private func remove() {
    guard let shown else { return }
    shown.node.unmount()
    self.shown = nil
    endPresentation(of: shown.node)
  }

  override func unmount() {
    wait(for: nil)
    remove()
    super.unmount()
  }
}
