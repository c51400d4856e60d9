/// The handling of the accessibility elements inside a view: SwiftUI's
/// `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// The elements are ignored; the view has its own label.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements stay and form a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements are combined into one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The accessibility properties that modifiers set on the elements of a view.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  var isDimmed = false
  /// Whether the element counts as focused while no view has the focus.
  var isTarget = false
  var sortPriority: Double?
  var headingLevel: Int?
  var children: AccessibilityChildBehavior?
  var actions: [(name: Text, handler: @MainActor () -> Void)] = []
  /// The action of the left and right arrow keys, which change the value.
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  /// Whether the properties are enough to create an element for a view that has none.
  var describesElement: Bool { label != nil || value != nil || !addedTraits.isEmpty }
}

extension AccessibilityProperties {
  /// Sets the identifier, state, order, heading level, traits and role of an element.
  @MainActor
  func applyKind(to element: inout SemanticElement) {
    element.identifier = identifier ?? element.identifier
    element.isHidden = isHidden ?? element.isHidden
    if isDimmed {
      element.includesDisabledReason = element.isEnabled
      element.isEnabled = false
    }
    element.sortPriority = sortPriority ?? element.sortPriority
    element.headingLevel = headingLevel ?? element.headingLevel
    applyTraits(to: &element)
    if adjust != nil, element.role.isOnlyRead { element.role = .adjustable }
  }

  /// Sets the label, value, hint and actions of an element.
  @MainActor
  func applyText(to element: inout SemanticElement, in environment: EnvironmentValues) {
    func string(_ text: Text) -> String { CellText(text.plainText(in: environment)).label }
    element.label = label.map(string) ?? element.label
    element.value = value.map(string) ?? element.value
    element.hint = hint.map(string) ?? element.hint
    element.actions += actions.map {
      AccessibilityAction(name: string($0.name), handler: $0.handler)
    }
    guard let adjust else { return }
    element.actions += [
      AccessibilityAction(name: "increment") { adjust(.increment) },
      AccessibilityAction(name: "decrement") { adjust(.decrement) },
    ]
  }

  private func applyTraits(to element: inout SemanticElement) {
    element.traits = element.traits.union(addedTraits).subtracting(removedTraits)
    if addedTraits.contains(.isSelected) { element.isSelected = true }
    if removedTraits.contains(.isSelected) { element.isSelected = false }
    if let role = addedTraits.role, element.role.isOnlyRead || element.role == .group {
      element.role = role
    } else if removedTraits.role == element.role {
      element.role = .text
    }
  }
}
