/// Which way a value changes: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// A kind of action: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// What pressing does.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most wanted thing.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "show menu")

  /// An action with a name of its own.
  public init(named name: Text) {
    self.name = name.plainText(in: EnvironmentValues())
  }

  private init(name: String) {
    self.name = name
  }
}

/// How deep a heading is: SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// It was not said.
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

  /// Hides the view from who listens; it can still be focused and pressed.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    described { $0.isHidden = hidden }
  }

  /// Makes one element of the view, or a group.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    described { $0.children = children }
  }

  /// Adds traits; those that say what the view is give text, pictures and groups that role.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.addedTraits = traits }
  }

  /// Takes traits away.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { $0.removedTraits = traits }
  }

  /// Gives the elements of the view a name, for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    described { $0.identifier = identifier }
  }

  /// Has the view read before others of a lower priority; 0 unless told.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    described { $0.sortPriority = priority }
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    described {
      $0.headingLevel = Int(level.rawValue)
      $0.addedTraits = .isHeader
    }
  }

  /// Adds something that can be done with the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    described { $0.actions = [(Text(verbatim: kind.name), handler)] }
  }

  /// Adds something that can be done with the view, by a name.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    described { $0.actions = [(name, handler)] }
  }

  /// Adds something that can be done with the view, by a name.
  public func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds something that can be done with the view, by a name.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Has the left and right arrow keys change the value of the view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described { $0.adjust = handler }
  }
}
