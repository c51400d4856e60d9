import StoreModel
import StoreViews
import TerminalUI

extension BrowserCommand {
  /// The commands of the gallery.
  static let gallery: [BrowserCommand] = [
    command(
      "choose",
      GalleryText.hintChoose,
      keys: [],
      label: .keys("↑↓⇥"),
      priority: 1
    ),
    command(
      "turn",
      BrowserText.hintPlacement,
      keys: [],
      label: .keys("←→"),
      priority: 2,
      when: { $0.gallery.hasSeveralPlacements }
    ),
    move("previous-placement", BrowserText.commandPreviousPlacement, .left) {
      $0.gallery.turn(by: -1)
    },
    move("next-placement", BrowserText.commandNextPlacement, .right) { $0.gallery.turn(by: 1) },
    move("previous", GalleryText.commandPrevious, .backtab) { $0.gallery.move(by: -1) },
    move("next", GalleryText.commandNext, .tab) { $0.gallery.move(by: 1) },
    move("up", GalleryText.commandUp, .up) { $0.gallery.move(rows: -1) },
    move("down", GalleryText.commandDown, .down) { $0.gallery.move(rows: 1) },
    move("page-up", BrowserText.commandPageUp, .pageUp) {
      $0.gallery.move(rows: -$0.gallery.plan.rows)
    },
    move("page-down", BrowserText.commandPageDown, .pageDown) {
      $0.gallery.move(rows: $0.gallery.plan.rows)
    },
    move("first", BrowserText.hintFirst, .home) {
      $0.gallery.move(by: -GalleryModel.styles.count)
    },
    move("last", BrowserText.hintLast, .end) {
      $0.gallery.move(by: GalleryModel.styles.count)
    },
    command(
      "open",
      GalleryText.hintOpen,
      title: GalleryText.commandOpen,
      keys: [.enter],
      priority: 2
    ) { $0.gallery.openAppearance() },
    command(
      "mark",
      GalleryText.hintMark,
      title: GalleryText.commandMark,
      keys: [.space],
      priority: 4
    ) { $0.gallery.mark() },
    BrowserCommand(
      id: "gallery.compare",
      hint: GalleryText.hintCompare,
      title: GalleryText.commandCompare,
      section: .gallery,
      contexts: [.screen(.gallery)],
      priority: 5,
      keys: [.character("=")],
      isHinted: { !$0.gallery.isComparing },
      unavailableReason: { $0.gallery.comparisonUnavailableReason },
      action: { $0.gallery.isComparing.toggle() }
    ),
    compared(
      "use",
      BrowserText.hintChoose,
      title: GalleryText.commandCompareChoose,
      "↑↓",
      priority: 2
    ) {
      $0.keyContext.choosesPlans(along: .vertical)
    },
    compared("use-across", BrowserText.hintChoose, "←→", priority: 2, isListed: false) {
      $0.keyContext.choosesPlans(along: .horizontal)
    },
    compared(
      "subscribe",
      .subscribe,
      BrowserText.hintSubscribe,
      title: GalleryText.commandCompareSubscribe,
      isListed: true
    ),
    compared("restore", .restore, BrowserText.hintRestore),
    compared("open", .open, BrowserText.hintOpen),
    compared("press", .press, BrowserText.hintPress),
    compared(
      "next",
      GalleryText.hintNextStore,
      title: GalleryText.commandCompareNext,
      "⇥",
      priority: 4
    ),
    BrowserCommand(
      id: "gallery.leave",
      hint: GalleryText.hintLeave,
      title: GalleryText.commandLeave,
      section: .gallery,
      contexts: [.screen(.gallery)],
      priority: 1,
      label: .keys("Esc"),
      isHinted: { $0.gallery.isComparing }
    ),
  ]

  /// Returns the hint for Enter in one of the two compared stores.
  private static func compared(
    _ id: String,
    _ meaning: StoreEnter,
    _ hint: any CatalogKey,
    title: (any CatalogKey)? = nil,
    isListed: Bool = false
  ) -> BrowserCommand {
    compared(id, hint, title: title, "⏎", priority: 3, isListed: isListed) {
      $0.keyContext.enterInStore == meaning
    }
  }

  /// Returns the hint for keys that the two compared stores handle themselves.
  private static func compared(
    _ id: String,
    _ hint: any CatalogKey,
    title: (any CatalogKey)? = nil,
    _ keys: String,
    priority: Int,
    isListed: Bool = true,
    when isHinted: @escaping Condition = { _ in true }
  ) -> BrowserCommand {
    BrowserCommand(
      id: "gallery.compared.\(id)",
      hint: hint,
      title: title,
      section: isListed ? .gallery : nil,
      contexts: [.screen(.gallery)],
      priority: priority,
      label: .keys(keys),
      isHinted: { $0.gallery.isComparing && isHinted($0) }
    )
  }

  /// Returns a command that selects another style, or turns the placement in the selected tile. The
  /// tiles are read from left to right in every language, so Left and Right are never swapped.
  private static func move(
    _ id: String,
    _ title: any CatalogKey,
    _ key: Key,
    action: @escaping Action
  ) -> BrowserCommand {
    command(id, GalleryText.hintChoose, title: title, keys: [key], action: action)
  }

  /// Returns a command for the tiles. While two stores are compared, the stores receive the
  /// command's keys.
  private static func command(
    _ id: String,
    _ hint: any CatalogKey,
    title: (any CatalogKey)? = nil,
    keys: [Key],
    label: Label? = nil,
    priority: Int? = nil,
    action: Action? = nil,
    when isHinted: @escaping Condition = { _ in true }
  ) -> BrowserCommand {
    BrowserCommand(
      id: "gallery.\(id)",
      hint: hint,
      title: title,
      section: priority == nil ? nil : .gallery,
      contexts: [.screen(.gallery)],
      priority: priority,
      keys: keys,
      label: label,
      isHinted: { !$0.gallery.isComparing && $0.store.showsPlans && isHinted($0) },
      isLeftToViews: { $0.gallery.isComparing },
      action: action
    )
  }
}
