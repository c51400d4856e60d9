/// What no golden frame can show, and where else its behaviour is held.
enum Unseen {
  /// Modifiers that show nothing by themselves, with the file whose tests use them.
  static let modifiers: [String: String] = [
    "accessibilityAction": "Semantics/AccessibilityTests.swift",
    "accessibilityAddTraits": "Semantics/AccessibilityTests.swift",
    "accessibilityAdjustableAction": "Semantics/AccessibilityTests.swift",
    "accessibilityHeading": "Semantics/AccessibilityTests.swift",
    "accessibilityIdentifier": "Semantics/AccessibilityTests.swift",
    "accessibilityRepresentation": "Input/GestureKindTests.swift",
    "accessibilityRemoveTraits": "Semantics/AccessibilityTests.swift",
    "accessibilitySortPriority": "Semantics/AccessibilityTests.swift",
    "accessibilityValue": "Semantics/AccessibilityTests.swift",
    "allowsHitTesting": "Input/ShortcutTests.swift",
    "defaultAppStorage": "State/StorageTests.swift",
    "highPriorityGesture": "Input/GestureKindTests.swift",
    "menuActionDismissBehavior": "Input/GestureKindTests.swift",
    "refreshable": "Input/ShortcutTests.swift",
    "simultaneousGesture": "Input/GestureKindTests.swift",
    "submitScope": "Input/ShortcutTests.swift",
    "task": "Lifecycle/ViewTaskTests.swift",
  ]

  /// Views that builders and modifiers make and nobody writes, with a specimen that
  /// consists of one.
  static let views: [String: String] = [
    "AnimatedContent": "animation",
    "DefaultAsyncImageContent": "AsyncImage",
    "DefaultShareLinkLabel": "ShareLink",
    "DefaultTabLabel": "Tab",
    "EditableCollectionContent": "editActions",
    "PlaceholderContentView": "phaseAnimator",
    "ShapeView": "Circle",
    "TupleView": "VStack",
    "ViewModifierContent": "ViewModifier",
    "_TextFieldStyleLabel": "TextField",
  ]
}
