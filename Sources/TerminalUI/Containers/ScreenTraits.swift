/// A key for what views tell the screen they are on.
@MainActor
protocol ScreenTraitKey: TraitKey {}

extension ScreenTraitKey {
  static func traits(in environment: EnvironmentValues) -> Traits? { environment.screenTraits }
}

enum TitleKey: ScreenTraitKey {
  typealias Value = Text
}

enum SubtitleKey: ScreenTraitKey {
  typealias Value = Text
}

enum TitleModeKey: ScreenTraitKey {
  typealias Value = ToolbarTitleDisplayMode
}

enum BackHiddenKey: ScreenTraitKey {
  typealias Value = Bool
}

enum BarVisibilityKey: ScreenTraitKey {
  typealias Value = [BarKind: Visibility]
}

enum ToolbarItemsKey: ScreenTraitKey {
  typealias Value = [ToolbarEntry]
}

/// One of the bars of a screen.
enum BarKind: Hashable, Sendable {
  case top
  case bottom
  case tabs
}

extension Traits {
  /// Whether a bar is not to be seen.
  func hides(_ bar: BarKind) -> Bool {
    values(BarVisibilityKey.self).contains { $0[bar] == .hidden }
  }
}
