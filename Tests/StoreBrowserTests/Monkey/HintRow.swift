import StoreModel

@testable import StoreBrowser
@testable import TerminalUI

/// The last rows of the browser: the customer's state, the date and the key hints.
@MainActor
struct HintRow {
  private let browser: Browser
  /// Maps the text of a hint to the text that the screen shows for it.
  private var written: [String: String] = [:]

  init(browser: Browser) { self.browser = browser }

  /// The problem with the last rows; `nil` if there is none, or if the screen is too small to have
  /// these rows.
  mutating func problem(in frame: Frame, of host: ViewHost) -> String? {
    guard frame.size.holds(BrowserView.minimumSize) else { return nil }
    // An open menu may cover the last row.
    if let top = host.layers.last, case .near = top.style.placement,
      let menu = top.node.elements.first, menu.frame.maxY >= frame.size.height
    {
      return nil
    }
    let row = frame.text(row: frame.size.height - 1)
    let parts = row.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    if parts.isEmpty { return "the hints are missing" }
    let model = browser.model
    let isTyping = host.layers.count == 1 && host.focusedElement?.role == .textField
    let known = model.keyBindings.commands.filter {
      $0.priority != nil && $0.contexts.contains(model.keyContext.current) && $0.isHinted(model)
        && !(isTyping && $0.isByCharacter)
    }
    var texts = known.map { command in
      let (key, name) = (command.label(model.words), command.hint(model.words))
      return asWritten("\(key) \(name)", as: KeyLabel(key: Text(key), name: Text(name)))
    }
    // The mark for further hints.
    texts.append(asWritten("…"))
    for part in parts where !texts.contains(String(part)) {
      return "\"\(part)\" is not a hint in the context \(model.keyContext.current)"
    }
    let showsStatus = host.layers.count == 1 && !model.appearancePanel.isEnlarged
    return showsStatus ? problemOfStatus(in: frame, of: model) : nil
  }

  /// Checks that one of the rows above shows the date. Not for sheets or an enlarged store, which
  /// cover these rows.
  private mutating func problemOfStatus(in frame: Frame, of model: BrowserModel) -> String? {
    let now = model.session.now
    let dates = [asWritten(model.clock.dates.day(now)), asWritten(model.clock.dates.weekday(now))]
    let height = frame.size.height
    let isThere = (height - 6..<height - 1).contains { row in
      let text = frame.text(row: row)
      return dates.contains { text.contains($0) }
    }
    return isThere ? nil : "the date is missing"
  }

  private mutating func asWritten(_ text: String) -> String { asWritten(text, as: Text(text)) }

  private mutating func asWritten(_ text: String, as view: some View) -> String {
    if let known = written[text] { return known }
    let direction = LayoutDirection(of: browser.model.words.locale)
    let directed = view.environment(\.layoutDirection, direction)
    let host = browser.makeHost(size: Size(width: 120, height: 1), showing: directed)
    let row = host.render().text(row: 0)
    let found = String(row.drop { $0 == " " })
    written[text] = found
    return found
  }
}

extension ViewHost {
  /// The element that has the focus.
  var focusedElement: SemanticElement? { semantics.elements.first(where: \.isFocused) }
}
