@_spi(Nodes) import ViewEngine

/// What modifiers around a scroll view have asked of it.
struct ScrollTraits: Hashable {
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var isDisabled = false
  var isClipDisabled = false
  var margins = CellInsets.zero
  var anchor: UnitPoint?

  /// What scroll views inside the scroll view hear of.
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
  /// What modifiers around a scroll view have asked of it.
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled: SwiftUI's `isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }

  /// How the vertical bars of scroll views are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.verticalIndicators }
    set { scrollTraits.verticalIndicators = newValue }
  }

  /// How the horizontal bars of scroll views are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollTraits.horizontalIndicators }
    set { scrollTraits.horizontalIndicators = newValue }
  }
}

/// Sets one of the traits.
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
