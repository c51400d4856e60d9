/// The visibility and colours of the lines above and below a section.
struct SectionSeparators: Equatable {
  private var both = Visibility.automatic
  private var top = Visibility.automatic
  private var bottom = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?

  mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    switch edges {
    case .all: (both, top, bottom) = (visibility, .automatic, .automatic)
    case .top: top = visibility
    case .bottom: bottom = visibility
    default: break
    }
  }

  /// Returns whether a line is drawn above the section.
  func isAbove(isFirst: Bool) -> Bool {
    if top != .automatic { return top == .visible }
    return both == .visible && !isFirst
  }

  /// Whether a line is drawn below the section.
  var isBelow: Bool { bottom == .visible }
}

private enum SectionSeparatorsKey: EnvironmentKey {
  static var defaultValue: SectionSeparators { SectionSeparators() }
}

extension EnvironmentValues {
  /// The lines above and below the sections of a list.
  var listSectionSeparators: SectionSeparators {
    get { self[SectionSeparatorsKey.self] }
    set { self[SectionSeparatorsKey.self] = newValue }
  }
}
