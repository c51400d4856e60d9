import ExternalInput
import Foundation
import TerminalUI

/// The elements of a screen as JSON, including those scrolled out of sight, for tests and other
/// programs.
///
/// The root has `columns`, `rows`, `focused` (the `order` of the element in focus, if any) and
/// `elements` in reading order. Nested elements are `children`. Each element has a `role`, the
/// flags `enabled`, `focused` and `selected`, and a `frame` in cells. Optional keys:
///
/// - `label`, `value`, `hint`, `identifier`, `traits` and `actions`.
/// - `on` for a toggle, `expanded`, and `level` for a heading.
/// - `hidden` if screen readers skip the element.
/// - `position` and `count` among related options.
/// - `visible`: the visible part of the frame, if the frame is only partly visible.
///
/// Keys are sorted, so the same screen gives the same bytes.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// @MainActor
/// func json(of host: ViewHost) -> String { SemanticsExport().text(of: host) }
/// ```
public struct SemanticsExport: Sendable {
  private let usesASCII: Bool

  /// Creates an export.
  ///
  /// - Parameter usesASCII: Whether texts contain only ASCII, like the screen.
  public init(usesASCII: Bool = false) { self.usesASCII = usesASCII }

  /// Returns the present screen of a host.
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
    // Encoding cannot fail, because a screen contains only strings and integers.
    let data = (try? encoder.encode(screen)) ?? Data("{}".utf8)
    // The encoder itself does not escape C1 controls and bidirectional controls.
    return JSONText.escapingControlCharacters(in: String(decoding: data, as: UTF8.self)) + "\n"
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

/// The encoded form of an element, without values that are `nil`.
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
  /// The collection; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
