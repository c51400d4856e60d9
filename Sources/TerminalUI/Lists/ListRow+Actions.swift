import Foundation
@_spi(Nodes) import ViewEngine

extension ListRow: ContextMenuOwner {
  /// Handles a key pressed while the row, or a view in it, has the focus. Delete deletes the row,
  /// `J` and `K` move it down and up, and `m` opens its menu.
  func act(on key: Key) -> Bool {
    switch key {
    case .delete, .backspace: deleteIfPossible()
    case .character("J"): move(by: 1)
    case .character("K"): move(by: -1)
    case .character("m"): openMenu()
    default: false
    }
  }

  private var place: ListPlan.Place? { (parent as? ListRowGroup)?.place }

  private func deleteIfPossible() -> Bool {
    guard traits.canDelete, let delete = traits.delete, let place else { return false }
    delete(IndexSet(integer: place.index))
    return true
  }

  private func move(by step: Int) -> Bool {
    guard traits.canMove, let move = traits.move, let place else { return false }
    let target = place.index + step
    guard (0..<place.count).contains(target) else { return true }
    move(IndexSet(integer: place.index), step > 0 ? target + 1 : target)
    return true
  }

  /// The menu for the selected rows of the list, if it applies to this row's value.
  private var selectionMenu: SelectionMenu? {
    guard let menu = environment.selectionMenu, let value = targets.first, menu.accepts(value)
    else { return nil }
    return menu
  }

  private var targets: Set<AnyHashable> { owner?.values(meantBy: self) ?? [] }

  func doPrimaryAction() -> Bool {
    guard isEnabled, let action = selectionMenu?.primaryAction else { return false }
    action(targets)
    return true
  }

  func openMenu() -> Bool {
    guard traits.hasActions || selectionMenu?.items != nil else { return false }
    isMenuOpen = true
    showMenu()
    return true
  }

  /// Returns whether traits that `node` sets apply to the whole row. They do if `node` is an
  /// ancestor of the row's only content.
  func isAllOf(_ node: Node) -> Bool {
    guard let owner else { return false }
    var ancestor: Node? = content.deepestOnly
    while let current = ancestor, current !== owner {
      if current === node { return true }
      ancestor = current.parent
    }
    return false
  }

  private func showMenu() {
    let isOpen = Binding(
      get: { [weak self] in self?.isMenuOpen ?? false },
      set: { [weak self] in
        self?.isMenuOpen = $0
        self?.showMenu()
      }
    )
    let selected = selectionMenu?.items?(targets)
    let items = RowMenu(traits: traits, selected: selected) { [weak self] key in
      _ = self?.act(on: key)
    }
    let popUp = PopUp(isPresented: isOpen, anchor: self, content: EmptyView()) { items }
    menu = reconcile(menu, popUp, content.environment)
  }
}

private struct RowMenu: View {
  let traits: RowTraits
  let selected: AnyView?
  let act: (Key) -> Void

  var body: some View {
    selected
    ForEach(Array((traits.leadingActions + traits.trailingActions).enumerated()), id: \.offset) {
      $0.element
    }
    if traits.canMove {
      Button("Move up") { act(.character("K")) }
      Button("Move down") { act(.character("J")) }
    }
    if traits.canDelete {
      Button("Delete", role: .destructive) { act(.delete) }
    }
  }
}
