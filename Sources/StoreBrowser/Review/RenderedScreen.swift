import StoreModel
import TerminalUI

/// A store of one group under review: what rules compare its screens with.
package struct ReviewedStore {
  /// The group, with the plans that the store shows.
  package let group: SubscriptionGroup
  /// The app's policies.
  package let policies: StorePolicies
  /// The store's words.
  package let words: Words
  /// Finds amounts that are no plan's billed amount.
  let pricing: PricingTexts

  init(group: SubscriptionGroup, of catalog: StoreCatalog) {
    self.group = group
    policies = catalog.policies
    words = catalog.words
    pricing = PricingTexts(of: group)
  }
}

/// A screen of a store with one plan chosen.
///
/// What is scrolled out of sight takes several times as long to find as what is in sight, so it
/// is looked for only where a rule finds nothing in sight.
@MainActor
package final class RenderedScreen {
  /// The plan.
  package let plan: Product
  /// The screen's columns and rows.
  package var size: Size { frame.size }
  /// The characters of each row with their emphasis.
  private(set) package lazy var rows = Self.rows(of: frame)
  /// Each row as text.
  private(set) package lazy var lines = rows.map { String($0.map(\.character)) }
  /// What is read out, also where it is scrolled out of sight: texts and controls.
  package var labels: [String] { whole.labels }
  /// The labels of what can be pressed, also where it is scrolled out of sight.
  package var controls: [String] { whole.controls }

  private let frame: Frame
  private let host: ViewHost
  private lazy var seen = Announced(host.semantics)
  private lazy var whole = host.withFullSemantics { Announced($0) }

  /// Takes a screen from a host, which is to stay as it is for as long.
  init(of host: ViewHost, choosing plan: Product) {
    self.host = host
    self.plan = plan
    frame = host.render()
  }

  /// Whether something holds for the label of a control.
  package func hasControl(where holds: (String) -> Bool) -> Bool {
    seen.controls.contains(where: holds) || controls.contains(where: holds)
  }

  /// Whether something holds for so many rows one below the other, read as one text, or for a
  /// label.
  package func hasText(inRows count: Int, where holds: (String) -> Bool) -> Bool {
    let lines = lines
    let isVisible = lines.indices.contains { start in
      holds(lines[start..<min(start + count, lines.count)].joined(separator: " "))
    }
    return isVisible || labels.contains(where: holds)
  }

  /// The strongest emphasis with which a text stands in sight; `nil` where it does not. An
  /// amount that is part of a larger one does not stand there.
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

/// What a screen reader reads out of a screen.
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

/// A character on the screen and how much it is emphasized: 0 where it stands back, 1 as a
/// rule, 2 where it is bold.
package struct EmphasizedCharacter: Hashable, Sendable {
  /// The character.
  package let character: Character
  /// How much it is emphasized.
  package let emphasis: Int
}

extension CellStyle {
  fileprivate var emphasis: Int {
    if attributes.contains(.dim) || foreground == CellColor(.secondary) { return 0 }
    return attributes.contains(.bold) ? 2 : 1
  }
}
