/// A key for a property that views set on the presentation around them.
@MainActor
protocol PresentationTraitKey: TraitKey {}

extension PresentationTraitKey {
  static func traits(in environment: EnvironmentValues) -> Traits? {
    environment.presentationTraits
  }
}

enum DetentsKey: PresentationTraitKey {
  typealias Value = DetentChoice
}

enum DismissDisabledKey: PresentationTraitKey {
  typealias Value = Bool
}

enum DragIndicatorKey: PresentationTraitKey {
  typealias Value = Bool
}

enum ContentInteractionKey: PresentationTraitKey {
  typealias Value = PresentationContentInteraction
}

enum PresentationBackgroundKey: PresentationTraitKey {
  typealias Value = AnyView
}

enum PresentationCornerRadiusKey: PresentationTraitKey {
  typealias Value = Double
}

enum BackgroundInteractionKey: PresentationTraitKey {
  typealias Value = Bool
}

enum PresentationWidthKey: PresentationTraitKey {
  typealias Value = PresentationWidth
}

/// How the width of a presentation is chosen.
enum PresentationWidth: Hashable, Sendable {
  /// As wide as the content, up to the width of the screen.
  case fitted
  /// As wide as a form: 60 columns.
  case form
  /// All columns of the screen.
  case page
}
