/// How much room a title takes: SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case inline
    case large
  }

  let kind: Kind

  /// Large on the first screen of a stack, inline on those that are pushed and in sheets.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
  /// In the middle of the bar; what is large begins at the leading edge.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inline)
  /// On a line of its own with room below, as long as the screen has 14 rows.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
}

/// Where the parts of a navigation bar that go by the older name are found: SwiftUI's
/// `NavigationBarItem`.
public struct NavigationBarItem: Hashable, Sendable {
  /// How much room a title takes: SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the first screen of a stack, inline on those that are pushed.
    case automatic
    /// In the middle of the bar.
    case inline
    /// On a line of its own with room below, as long as the screen has 14 rows.
    case large

    var mode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

extension View {
  /// Gives the screen a title: SwiftUI's `navigationTitle`. It stands in the bar of the
  /// navigation stack around, or in the upper edge of the sheet. Where several views give
  /// one, the outermost counts.
  public func navigationTitle(_ title: Text) -> some View {
    writingTrait(TitleKey.self, title)
  }

  /// Gives the screen a title: SwiftUI's `navigationTitle`.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    writingTrait(TitleKey.self, Text(title))
  }

  /// Gives the screen a title: SwiftUI's `navigationTitle`.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    writingTrait(TitleKey.self, Text(title))
  }

  /// Gives the screen a title that is kept elsewhere: SwiftUI's `navigationTitle`. In a
  /// terminal it is shown, not edited, in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Gives the screen a title and says how much room it takes, by the older name.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    writingTrait(TitleKey.self, title).writingTrait(TitleModeKey.self, displayMode.mode)
  }

  /// Gives the screen a title and says how much room it takes, by the older name.
  public func navigationBarTitle(
    _ title: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Gives the screen a title and says how much room it takes, by the older name.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Gives the screen a second title: SwiftUI's `navigationSubtitle`. It stands after the
  /// title, in the secondary colour.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    writingTrait(SubtitleKey.self, subtitle)
  }

  /// Gives the screen a second title: SwiftUI's `navigationSubtitle`.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the screen a second title: SwiftUI's `navigationSubtitle`.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says how much room the title takes: SwiftUI's `navigationBarTitleDisplayMode`.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    writingTrait(TitleModeKey.self, displayMode.mode)
  }

  /// Says how much room the title takes: SwiftUI's `toolbarTitleDisplayMode`.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    writingTrait(TitleModeKey.self, mode)
  }

  /// Leaves out the bar above the screen: SwiftUI's `navigationBarHidden`.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    writingTrait(BarVisibilityKey.self, hidden ? [.top: .hidden] : [:])
  }

  /// Leaves out the button that goes back, and has Escape not go back either: SwiftUI's
  /// `navigationBarBackButtonHidden`. ``DismissAction`` still does.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    writingTrait(BackHiddenKey.self, hidesBackButton)
  }
}

/// Content with a title that is read on its own, so that a change of it evaluates nothing
/// else.
private struct BoundTitle<Content: View>: View {
  let content: Content
  let title: Binding<String>

  var body: some View { content.writingTrait(TitleKey.self, Text(title.wrappedValue)) }
}
