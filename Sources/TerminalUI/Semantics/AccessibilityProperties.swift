/// What becomes of the elements inside a view: SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are left out; the view has a label of its own.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, in a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What a program says about the elements of a view.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  var isDimmed = false
  /// Whether keys act on it while nothing has the focus.
  var isTarget = false
  var sortPriority: Double?
  var headingLevel: Int?
  var children: AccessibilityChildBehavior?
  var actions: [(name: Text, handler: @MainActor () -> Void)] = []
  /// Whether the arrow keys change the value.
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  /// Whether there is enough to make an element of a view that has none.
  var describesElement: Bool { label != nil || value != nil || !addedTraits.isEmpty }
}

extension AccessibilityProperties {
  /// Tells what kind of element it is, and where it comes.
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

  /// Tells what is said of the element, and what can be done with it.
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
