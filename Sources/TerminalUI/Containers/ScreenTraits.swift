/// A key for a value that views set on their enclosing screen.
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

/// A bar of a screen.
enum BarKind: Hashable, Sendable {
  case top
  case bottom
  case tabs
}

extension Traits {
  /// Returns whether a view hides the bar.
  func hides(_ bar: BarKind) -> Bool {
    values(BarVisibilityKey.self).contains { $0[bar] == .hidden }
  }
}
