/// A key for what views tell the presentation they are in.
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

/// How wide a presentation is.
enum PresentationWidth: Hashable, Sendable {
  /// As wide as its content, as far as the screen goes.
  case fitted
  /// As wide as lines are well read.
  case form
  /// All the columns there are.
  case page
}
