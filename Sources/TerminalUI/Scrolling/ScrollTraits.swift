@_spi(Nodes) import ViewEngine

/// The properties that modifiers set on scroll views.
struct ScrollTraits: Hashable {
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var isDisabled = false
  var isClipDisabled = false
  var margins = CellInsets.zero
  var anchor: UnitPoint?

  /// The properties that nested scroll views inherit.
  var inherited: ScrollTraits {
    var traits = self
    traits.isClipDisabled = false
    traits.margins = .zero
    traits.anchor = nil
    return traits
  }
}

private enum ScrollTraitsKey: EnvironmentKey {
  static let defaultValue = ScrollTraits()
}

extension EnvironmentValues {
  /// The properties that modifiers set on scroll views.
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether user input scrolls scroll views: SwiftUI's `isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }

  /// How scroll views indicate hidden content above and below.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }

  /// How scroll views indicate hidden content before and after.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }
}

/// Sets one property of scroll views.
struct SetScrollTrait<Value: Equatable>: EnvironmentModifier {
  let keyPath: WritableKeyPath<ScrollTraits, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) {
    environment.scrollTraits[keyPath: keyPath] = value
  }

  func isSame(as other: Self) -> Bool { keyPath == other.keyPath && value == other.value }
}

extension View {
  func scrollTrait<Value: Equatable>(
    _ keyPath: WritableKeyPath<ScrollTraits, Value>,
    _ value: Value
  ) -> some View {
    changingEnvironment(SetScrollTrait(keyPath: keyPath, value: value))
  }
}
