import StoreModel
import TerminalUI

/// A store of one group as it was rendered: what rules judge.
package struct RenderedStore {
  /// The group.
  package let group: SubscriptionGroup
  /// The app's policies.
  package let policies: StorePolicies
  /// The store's words.
  package let words: Words
  /// One screen for each plan, chosen there, and each size.
  package let screens: [RenderedScreen]
}

/// A screen of a store with one plan chosen.
package struct RenderedScreen {
  /// The plan.
  package let plan: Product
  /// The screen's columns and rows.
  package let size: Size
  /// What is read out, also where it is scrolled out of sight: texts and controls.
  package let labels: [String]
  /// The labels of what can be pressed.
  package let controls: [String]
  /// The characters of each row with their emphasis.
  package let rows: [[EmphasizedCharacter]]

  /// Each row as text.
  package var lines: [String] { rows.map { String($0.map(\.character)) } }

  /// Everything that is said: labels, and so many rows beside each other as one.
  package func passages(rows count: Int) -> [String] {
    let lines = lines
    let windows = lines.indices.map { start in
      lines[start..<min(start + count, lines.count)].joined(separator: " ")
    }
    return labels + windows
  }

  /// The strongest emphasis with which a text stands in sight; `nil` where it does not. An
  /// amount that is part of a larger one does not stand there.
  package func emphasis(of text: String) -> Int? {
    let wanted = Array(RenderedText.plain(text))
    guard !wanted.isEmpty else { return nil }
    var strongest: Int?
    for row in rows where row.count >= wanted.count {
      for start in 0...row.count - wanted.count {
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
}

/// A character on the screen and how much it is emphasized: 0 where it stands back, 1 as a
/// rule, 2 where it is bold.
package struct EmphasizedCharacter: Hashable, Sendable {
  /// The character.
  package let character: Character
  /// How much it is emphasized.
  package let emphasis: Int
}

/// Texts of the screen, made comparable.
enum RenderedText {
  /// The text with blanks of every kind as plain ones, and without the marks that only say in
  /// which direction it runs: amounts have them in some languages, the screen never.
  static func plain(_ text: String) -> String {
    let visible = String(text.unicodeScalars.filter { !$0.properties.isBidiControl })
    return String(visible.map { $0.isWhitespace ? " " : $0 })
  }

  /// Whether an amount stands in a text, and not as part of a larger one: 9,99 € does not
  /// stand in 19,99 €.
  static func tells(_ amount: String, in text: String) -> Bool {
    text.ranges(of: amount).contains { range in
      isWhole(amount, before: text[..<range.lowerBound], after: text[range.upperBound...])
    }
  }

  /// Whether a text neither begins nor ends within a number.
  static func isWhole(
    _ text: some BidirectionalCollection<Character>,
    before: some BidirectionalCollection<Character>,
    after: some Collection<Character>
  ) -> Bool {
    let goesOnBefore = text.first?.isNumber == true && beginsNumber(before.reversed())
    let goesOnAfter = text.last?.isNumber == true && beginsNumber(after)
    return !goesOnBefore && !goesOnAfter
  }

  /// Whether a number goes on in a text: with a digit, or with one behind a separator. A blank
  /// is none: what stands behind one is mostly another text.
  private static func beginsNumber(_ text: some Collection<Character>) -> Bool {
    guard let first = text.first else { return false }
    return first.isNumber || ".,'’٫٬".contains(first) && text.dropFirst().first?.isNumber == true
  }
}

extension RenderedScreen {
  /// Takes a screen from a host.
  @MainActor
  init(of host: ViewHost, choosing plan: Product) {
    let frame = host.render()
    (labels, controls) = host.tellingWhole { tree in
      let elements = tree.elements.filter { !$0.isHidden }
      let controls = elements.filter { $0.role == .button || $0.role == .link }
      return (
        elements.map { RenderedText.plain($0.label + " " + $0.value) },
        controls.map { RenderedText.plain($0.label) }
      )
    }
    self.plan = plan
    size = frame.size
    rows = (0..<frame.size.height).map { y in
      frame.row(y).filter { $0.columns > 0 }.flatMap { cell in
        let text = RenderedText.plain(cell.text.isEmpty ? " " : cell.text)
        return text.map { EmphasizedCharacter(character: $0, emphasis: cell.style.emphasis) }
      }
    }
  }
}

extension CellStyle {
  fileprivate var emphasis: Int {
    if attributes.contains(.dim) || foreground == CellColor(.secondary) { return 0 }
    return attributes.contains(.bold) ? 2 : 1
  }
}
