/// The direction in which a value changes: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// The kind of an accessibility action: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// The action of pressing the view.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// The action that dismisses or cancels.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that opens a menu.
  public static let showMenu = AccessibilityActionKind(name: "show menu")

  /// Creates a kind with a custom name.
  public init(named name: Text) {
    self.name = name.plainText(in: EnvironmentValues())
  }

  private init(name: String) {
    self.name = name
  }
}

/// The level of a heading: SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// The level is not specified.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

extension View {
  func described(
    _ change: (inout AccessibilityProperties) -> Void
  ) -> AccessibilityPropertiesView<Self> {
    var properties = AccessibilityProperties()
    change(&properties)
    return AccessibilityPropertiesView(content: self, properties: properties)
  }

  /// Hides the view from accessibility: SwiftUI's `accessibilityHidden(_:)`. It can still have the
  /// focus and be pressed.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    described { $0.isHidden = hidden }
  }

  /// Makes the view one accessibility element, or a group of elements: SwiftUI's
  /// `accessibilityElement(children:)`.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    described { $0.children = children }
  }

  /// Adds traits: SwiftUI's `accessibilityAddTraits(_:)`. A trait such as `.isButton` also changes
  /// the role of texts, images and groups.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.addedTraits = traits }
  }

  /// Removes traits: SwiftUI's `accessibilityRemoveTraits(_:)`.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.removedTraits = traits }
  }

  /// Sets an identifier for tests: SwiftUI's `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    described { $0.identifier = identifier }
  }

  /// Sets the reading order: SwiftUI's `accessibilitySortPriority(_:)`. A higher priority is read
  /// first; default: 0.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    described { $0.sortPriority = priority }
  }

  /// Makes the view a heading of the given level: SwiftUI's `accessibilityHeading(_:)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described {
      $0.headingLevel = Int(level.rawValue)
      $0.addedTraits = .isHeader
    }
  }

  /// Adds an action of the given kind: SwiftUI's `accessibilityAction(_:_:)`.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    described { $0.actions = [(Text(verbatim: kind.name), handler)] }
  }

  /// Adds a named action: SwiftUI's `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    described { $0.actions = [(name, handler)] }
  }

  /// Adds an action with a localized name: SwiftUI's `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with an unlocalized name: SwiftUI's `accessibilityAction(named:_:)`.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Sets an action that changes the value with the left and right arrow keys: SwiftUI's
  /// `accessibilityAdjustableAction(_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described { $0.adjust = handler }
  }
}
