import StoreModel
import TerminalUI

/// The store of one group under review, with the texts that rules search for.
package struct ReviewedStore {
  /// The group with the displayed plans.
  package let group: SubscriptionGroup
  /// The app's policies.
  package let policies: StorePolicies
  /// The store's localized texts.
  package let words: Words
  /// The finder of amounts that are not billed amounts.
  let pricing: PricingTexts
  /// Whether the store sells the plans with monthly billing and a 12-month commitment.
  let isBilledMonthly: Bool

  init(group: SubscriptionGroup, of catalog: StoreCatalog, isBilledMonthly: Bool = false) {
    self.group = group
    self.isBilledMonthly = isBilledMonthly
    policies = catalog.policies
    words = catalog.words
    pricing = PricingTexts(of: group)
  }
}

/// The rendered screen of a store with one plan selected.
///
/// Finding elements that are scrolled out of sight takes several times as long. Rules search them
/// only if no visible element matches.
@MainActor
package final class RenderedScreen {
  /// The selected plan.
  package let plan: Product
  /// The size of the screen in cells.
  package var size: Size { frame.size }
  /// The characters of each row with their emphasis.
  private(set) package lazy var rows = Self.rows(of: frame)
  /// Each row as text.
  private(set) package lazy var lines = rows.map { String($0.map(\.character)) }
  /// The labels and values of all elements, including those out of sight.
  package var labels: [String] { whole.labels }
  /// The labels of all buttons and links, including those out of sight.
  package var controls: [String] { whole.controls }

  private let frame: Frame
  private let host: ViewHost
  private lazy var seen = Announced(host.semantics)
  private lazy var whole = host.withFullSemantics { Announced($0) }

  /// Renders the host's screen. The host must not change while this object is in use.
  init(of host: ViewHost, choosing plan: Product) {
    self.host = host
    self.plan = plan
    frame = host.render()
  }

  /// Returns whether the label of any button or link matches.
  package func hasControl(where holds: (String) -> Bool) -> Bool {
    seen.controls.contains(where: holds) || controls.contains(where: holds)
  }

  /// Returns whether the joined text of any `count` successive rows matches, or the label of any
  /// element.
  package func hasText(inRows count: Int, where holds: (String) -> Bool) -> Bool {
    let lines = lines
    let isVisible = lines.indices.contains { start in
      holds(lines[start..<min(start + count, lines.count)].joined(separator: " "))
    }
    return isVisible || labels.contains(where: holds)
  }

  /// Returns the strongest emphasis of the visible occurrences of a text; `nil` if there is none.
  /// An amount within a larger amount does not count.
  package func emphasis(of text: String) -> Int? {
    let wanted = Array(RenderedText.plain(text))
    guard let first = wanted.first else { return nil }
    var strongest: Int?
    for row in rows where row.count >= wanted.count {
      for start in 0...row.count - wanted.count where row[start].character == first {
        let run = row[start..<start + wanted.count]
        guard zip(run, wanted).allSatisfy({ $0.character == $1 }),
          RenderedText.isWhole(
            wanted,
            before: row[..<start].suffix(2).map(\.character),
            after: row[(start + wanted.count)...].prefix(2).map(\.character)
          )
        else { continue }
        let weakest = run.map(\.emphasis).min() ?? 0
        strongest = max(strongest ?? weakest, weakest)
      }
    }
    return strongest
  }

  private static func rows(of frame: Frame) -> [[EmphasizedCharacter]] {
    (0..<frame.size.height).map { y in
      var row: [EmphasizedCharacter] = []
      row.reserveCapacity(frame.size.width)
      for cell in frame.row(y) where cell.columns > 0 {
        let (text, emphasis) = (cell.text, cell.style.emphasis)
        for character in RenderedText.plain(text.isEmpty ? " " : text) {
          row.append(EmphasizedCharacter(character: character, emphasis: emphasis))
        }
      }
      return row
    }
  }
}

/// The texts that a screen reader announces for a screen.
private struct Announced {
  let labels: [String]
  let controls: [String]

  @MainActor
  init(_ tree: SemanticTree) {
    let elements = tree.elements.filter { !$0.isHidden }
    labels = elements.map { RenderedText.plain($0.label + " " + $0.value) }
    controls = elements.filter { $0.role == .button || $0.role == .link }
      .map { RenderedText.plain($0.label) }
  }
}

/// A character on the screen with its emphasis: 0 for dim or secondary, 1 for normal, 2 for bold.
package struct EmphasizedCharacter: Hashable, Sendable {
  package let character: Character
  package let emphasis: Int
}

extension CellStyle {
  fileprivate var emphasis: Int {
    if attributes.contains(.dim) || foreground == CellColor(.secondary) { return 0 }
    return attributes.contains(.bold) ? 2 : 1
  }
}
