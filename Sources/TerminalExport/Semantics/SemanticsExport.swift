import ExternalInput
import Foundation
import TerminalUI

/// What there is for a person, on a screen and scrolled out of its sight, as JSON: for tests,
/// and for programs that look at screens.
///
/// The top has `columns`, `rows`, `focused` (the `order` of the element in focus, where there
/// is one) and `elements`, in reading order; an element that others lie in has them as
/// `children`. Each element says its `role`, whether it is `enabled`, `focused` and
/// `selected`, and its `frame` in cells. The other keys are there where there is something
/// to say: `label`, `value`, `hint`, `identifier`, `traits`, `actions`, `on` (of a toggle),
/// `expanded`, `hidden` (from who listens), `level` (of a heading), `position` and `count`
/// (among the options that belong together), and `visible`, the part of the frame that is
/// seen, where that is not all of it. Keys are sorted: the same screen gives the same bytes.
public struct SemanticsExport: Sendable {
  private let usesASCII: Bool

  /// Creates an export.
  ///
  /// - Parameter usesASCII: Whether texts have nothing outside ASCII, as on a screen without
  ///   it.
  public init(usesASCII: Bool = false) { self.usesASCII = usesASCII }

  /// The screen of a host, as it is now.
  @MainActor
  public func text(of host: ViewHost) -> String {
    let screen = host.withFullSemantics { tree in
      ScreenForm(
        columns: host.size.width,
        rows: host.size.height,
        focused: tree.elements.firstIndex(where: \.isFocused),
        elements: ElementForm.nested(tree.elements, tree.places) { text in
          usesASCII ? CellText(text, asciiOnly: true).string : text
        }
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in a screen can fail to be encoded: there are strings and whole numbers only.
    let data = (try? encoder.encode(screen)) ?? Data("{}".utf8)
    // The encoder leaves C1 controls and bidirectional controls as they are.
    return JSONText.harmless(String(decoding: data, as: UTF8.self)) + "\n"
  }
}

private struct ScreenForm: Encodable {
  let columns: Int
  let rows: Int
  let focused: Int?
  let elements: [ElementForm]
}

private struct RectForm: Encodable, Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(_ rect: Rect) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.size.width, rect.size.height)
  }
}

/// An element as it is written down; what is `nil` is left out.
private struct ElementForm: Encodable {
  let order: Int
  let role: String
  let label: String?
  let value: String?
  let hint: String?
  let identifier: String?
  let traits: [String]?
  let actions: [String]?
  let enabled: Bool
  let focused: Bool
  let selected: Bool
  let on: Bool?
  let expanded: Bool?
  let hidden: Bool?
  let level: Int?
  let position: Int?
  let count: Int?
  let frame: RectForm
  let visible: RectForm?
  var children: [ElementForm]?

  @MainActor
  init(
    _ element: SemanticElement,
    order: Int,
    _ place: SemanticPlace,
    _ written: (String) -> String
  ) {
    self.order = order
    role = element.role.rawValue
    label = written(element.label).nonEmpty
    value = written(element.value).nonEmpty
    hint = written(element.hint).nonEmpty
    identifier = element.identifier.nonEmpty
    traits = element.traits.names.nonEmpty
    actions = element.actionNames.map(written).nonEmpty
    (enabled, focused) = (element.isEnabled, element.isFocused)
    (on, expanded) = (element.isOn, element.isExpanded)
    selected = on == nil && expanded == nil && element.isSelected
    hidden = element.isHidden ? true : nil
    level = element.headingLevel == 0 ? nil : element.headingLevel
    position = place.count == 0 ? nil : place.position
    count = place.count == 0 ? nil : place.count
    frame = RectForm(element.rect)
    visible = element.visibleRect == element.rect ? nil : RectForm(element.visibleRect)
  }

  @MainActor
  static func nested(
    _ elements: [SemanticElement],
    _ places: [SemanticPlace],
    _ written: (String) -> String
  ) -> [ElementForm] {
    var children: [Int?: [Int]] = [:]
    for (index, place) in places.enumerated() { children[place.parent, default: []].append(index) }
    func forms(below parent: Int?) -> [ElementForm] {
      (children[parent] ?? []).map { index in
        var form = ElementForm(elements[index], order: index, places[index], written)
        form.children = forms(below: index).nonEmpty
        return form
      }
    }
    return forms(below: nil)
  }
}

extension Collection {
  /// Itself, where there is anything in it.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
