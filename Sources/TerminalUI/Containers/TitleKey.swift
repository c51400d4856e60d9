/// A key for what views tell the screen they are on.
@MainActor
protocol ScreenTraitKey: TraitKey {}

extension ScreenTraitKey {
  static func traits(in environment: EnvironmentValues) -> Traits? { environment.screenTraits }
}

enum TitleKey: ScreenTraitKey {
  typealias Value = Text
}
