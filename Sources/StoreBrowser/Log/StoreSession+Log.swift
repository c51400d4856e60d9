import PurchaseFlow
import StoreModel
import StoreViews

extension StoreSession {
  /// Starts to log the actions of the customer's history and the store's notices, if the log's
  /// level includes them.
  func write(to log: BrowserLog, in words: Words) {
    onHistoryChange = nil
    onNotice = nil
    onPersistenceFailure = { log.error("not done: \($0)") }
    if log.logs(.info) {
      onHistoryChange = { before, after in
        let shared = before.shared(with: after)
        let known = after.entries[..<shared].last { $0.action.opened != nil }
        var store = known?.action.opened ?? StoreContents()
        for entry in after.entries.dropFirst(shared) {
          log.info("customer: \(entry.action.line(in: store))")
          store = entry.action.opened ?? store
        }
      }
    }
    if log.logs(.debug) {
      onNotice = { [weak self] notice in
        guard let self, let line = words.line(for: notice, in: self) else { return }
        log.debug(line)
      }
    }
  }
}

extension StoreAction {
  /// The contents of the store that the action opens; `nil` if the action does not open a store.
  fileprivate var opened: StoreContents? {
    if case .open(let contents) = self { contents } else { nil }
  }

  /// Returns the action's name and arguments for the log. For an action that opens a store, the
  /// arguments are the changes since the previous store.
  fileprivate func line(in store: StoreContents) -> String {
    switch self {
    case .open(let contents):
      let changes = contents.changes(since: store)
      return changes.isEmpty ? "open" : "open \(changes.joined(separator: ", "))"
    case .purchase(let request), .cancelPurchase(let request), .purchaseIntent(let request):
      return "\(name) \(request.productID)"
    case .extendAllRenewals(let request):
      return "\(name) \(request.productID) days: \(request.days)"
    default:
      return about.isEmpty ? name : "\(name) \(about)"
    }
  }

  /// The name of the case.
  private var name: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }

  /// The associated values of the case.
  private var about: String {
    guard let value = Mirror(reflecting: self).children.first?.value else { return "" }
    let parts = Mirror(reflecting: value)
    guard parts.displayStyle == .tuple else { return Self.text(value) }
    return parts.children.map { part in
      let isNamed = part.label?.first?.isLetter ?? false
      return isNamed ? "\(part.label ?? ""): \(Self.text(part.value))" : Self.text(part.value)
    }.joined(separator: " ")
  }

  private static func text(_ value: Any) -> String { (value as? GroupID)?.id ?? "\(value)" }
}

extension StoreContents {
  /// Returns the changed properties with their new values. Changed products appear only as the
  /// number of products.
  fileprivate func changes(since old: StoreContents) -> [String] {
    var changes: [String] = []
    if products != old.products { changes.append("products: \(products.count)") }
    if storefront != old.storefront { changes.append("storefront: \(storefront)") }
    if timeRate != old.timeRate { changes.append("timeRate: \(timeRate.rawValue)") }
    if zone != old.zone { changes.append("zone: \(zone.identifier)") }
    changes += Self.changes(from: old.policies, to: policies)
    return changes + Self.changes(from: old.settings, to: settings)
  }

  private static func changes<Value>(from old: Value, to new: Value) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap {
      let (before, after) = ("\($0.value)", "\($1.value)")
      return before == after ? nil : "\($1.label ?? ""): \(after)"
    }
  }
}
