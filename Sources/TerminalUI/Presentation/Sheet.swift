/// Takes the nearest presentation away: SwiftUI's `DismissAction`.
@MainActor
public struct DismissAction {
  fileprivate let action: (@MainActor () -> Void)?

  /// Takes the presentation away; does nothing outside one.
  public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  fileprivate var dismissPresentation: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Takes the nearest presentation away.
  @MainActor public var dismiss: DismissAction { DismissAction(action: dismissPresentation) }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { dismissPresentation != nil }
}

struct SheetModified<Content: View, Sheet: View>: PrimitiveView, Resolvable {
  let isPresented: Binding<Bool>
  let title: String
  let content: Content
  let sheet: () -> Sheet

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { SheetNode(self, context) }
}

private final class SheetNode<Content: View, Sheet: View>: ViewNode<
  SheetModified<Content, Sheet>
>
{
  private var child: Node?
  private var sheet: Node?
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func resolve() {
    child = reconcile(child, view.content, environment)
    let sheet = tracking { view.isPresented.wrappedValue ? view.sheet() : nil }
    if let sheet { present(sheet) } else { remove() }
  }

  private func present(_ content: Sheet) {
    let binding = view.isPresented
    var inner = environment
    inner.cellStyle = .plain
    inner.stackAxis = nil
    inner.isLazy = false
    inner.focusTraits = FocusTraits()
    inner.keyboardShortcut = nil
    inner.dismissPresentation = { binding.wrappedValue = false }
    let isNew = sheet == nil
    let chrome = Bordered(
      line: .rounded,
      role: .separator,
      title: view.title,
      content: content
    )
    let node = reconcile(sheet, chrome, inner)
    sheet = node
    if isNew {
      host.present(node) { binding.wrappedValue = false }
    }
  }

  private func remove() {
    guard let sheet else { return }
    sheet.unmount()
    self.sheet = nil
    host.removeLayer(of: sheet)
  }

  override func unmount() {
    remove()
    super.unmount()
  }
}

extension View {
  /// Shows a sheet over the screen while a condition holds: SwiftUI's `sheet`. Escape
  /// takes it away.
  public func sheet(
    isPresented: Binding<Bool>,
    title: String = "",
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    SheetModified(isPresented: isPresented, title: title, content: self, sheet: content)
  }
}
