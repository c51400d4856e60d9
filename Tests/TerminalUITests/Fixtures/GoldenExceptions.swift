/// What no golden frame can show, and where else its behaviour is held.
enum GoldenExceptions {
  /// Modifiers that show nothing by themselves, with the file whose tests use them.
  static let modifiers: [String: String] = [
    "accessibilityAction": "Semantics/AccessibilityTests.swift",
    "accessibilityActions": "Semantics/AccessibilityFocusTests.swift",
    "accessibilityAddTraits": "Semantics/AccessibilityTests.swift",
    "accessibilityAdjustableAction": "Semantics/AccessibilityTests.swift",
    "accessibilityFocused": "Semantics/AccessibilityFocusTests.swift",
    "accessibilityHeading": "Semantics/AccessibilityTests.swift",
    "accessibilityIdentifier": "Semantics/AccessibilityTests.swift",
    "accessibilityRepresentation": "Input/GestureKindTests.swift",
    "accessibilityRemoveTraits": "Semantics/AccessibilityTests.swift",
    "accessibilitySortPriority": "Semantics/AccessibilityTests.swift",
    "accessibilityValue": "Semantics/AccessibilityTests.swift",
    "allowsHitTesting": "Input/ShortcutTests.swift",
    "defaultAppStorage": "State/StorageTests.swift",
    "focusedObject": "Focus/FocusedValueTests.swift",
    "focusedSceneObject": "Focus/FocusedValueTests.swift",
    "focusedSceneValue": "Focus/FocusedValueTests.swift",
    "focusedValue": "Focus/FocusedValueTests.swift",
    "highPriorityGesture": "Input/GestureKindTests.swift",
    "menuActionDismissBehavior": "Input/GestureKindTests.swift",
    "onContinuousHover": "Input/GestureCombinationTests.swift",
    "onReceive": "Publishing/PublisherTests.swift",
    "onScrollGeometryChange": "Layout/ScrollReportTests.swift",
    "onScrollPhaseChange": "Layout/ScrollReportTests.swift",
    "onScrollVisibilityChange": "Layout/ScrollReportTests.swift",
    "presenting": "Appearance/OutlineTests.swift",
    "refreshable": "Input/ShortcutTests.swift",
    "searchFocused": "Semantics/AccessibilityFocusTests.swift",
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
    "GroupElementsOfContent": "Group-subviews",
    "GroupSectionsOfContent": "ForEach-sections",
    "ModifiedContent": "ViewModifier",
    "PlaceholderContentView": "phaseAnimator",
    "ShapeView": "Circle",
    "Subview": "Group-subviews",
    "SubviewsCollection": "Group-subviews",
    "SubviewsCollectionSlice": "Group-subviews",
    "TupleView": "VStack",
    "ViewModifierContent": "ViewModifier",
    "_TextFieldStyleLabel": "TextField",
  ]
}
