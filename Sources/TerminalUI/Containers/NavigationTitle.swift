/// The size of a title: SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case inline
    case large
  }

  let kind: Kind

  /// The title is large on the first screen of a stack, and inline on pushed screens and in sheets.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// The title is in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)
  /// The title is in the middle of the bar, as with `inline`.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inline)
  /// The title has its own line, with an empty row below it. On a screen of fewer than 14 rows, the
  /// title is inline.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
}

/// The namespace of the older title modes: SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Hashable, Sendable {
  /// The size of a title: SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The title is large on the first screen of a stack, and inline on pushed screens and in
    /// sheets.
    case automatic
    /// The title is in the middle of the bar.
    case inline
    /// The title has its own line, with an empty row below it. On a screen of fewer than 14 rows,
    /// the title is inline.
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
  /// Sets the title of the screen: SwiftUI's `navigationTitle`.
  ///
  /// The bar of the navigation stack or the top edge of the sheet shows it. If several views set a
  /// title, the outermost view wins.
  public func navigationTitle(_ title: Text) -> some View {
    writingTrait(TitleKey.self, title)
  }

  /// Sets the title of the screen to a localized text: SwiftUI's `navigationTitle`.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    writingTrait(TitleKey.self, Text(title))
  }

  /// Sets the title of the screen to a verbatim text: SwiftUI's `navigationTitle`.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    writingTrait(TitleKey.self, Text(title))
  }

  /// Sets the title of the screen from a binding: SwiftUI's `navigationTitle`. In a terminal the
  /// title cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Sets the title of the screen and its size: SwiftUI's deprecated
  /// `navigationBarTitle(_:displayMode:)`.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    writingTrait(TitleKey.self, title).writingTrait(TitleModeKey.self, displayMode.mode)
  }

  /// Sets the title of the screen and its size: SwiftUI's deprecated
  /// `navigationBarTitle(_:displayMode:)`.
  public func navigationBarTitle(
    _ title: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the title of the screen and its size: SwiftUI's deprecated
  /// `navigationBarTitle(_:displayMode:)`.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the subtitle of the screen: SwiftUI's `navigationSubtitle`. The subtitle follows the
  /// title, in the secondary colour.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    writingTrait(SubtitleKey.self, subtitle)
  }

  /// Sets the subtitle of the screen to a localized text: SwiftUI's `navigationSubtitle`.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the subtitle of the screen to a verbatim text: SwiftUI's `navigationSubtitle`.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the size of the title: SwiftUI's `navigationBarTitleDisplayMode`.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    writingTrait(TitleModeKey.self, displayMode.mode)
  }

  /// Sets the size of the title: SwiftUI's `toolbarTitleDisplayMode`.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    writingTrait(TitleModeKey.self, mode)
  }

  /// Hides the bar at the top of the screen: SwiftUI's deprecated `navigationBarHidden`.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    writingTrait(BarVisibilityKey.self, hidden ? [.top: .hidden] : [:])
  }

  /// Hides the back button, and disables Escape for going back: SwiftUI's
  /// `navigationBarBackButtonHidden`.
  ///
  /// ``DismissAction`` still pops the screen.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    writingTrait(BackHiddenKey.self, hidesBackButton)
  }
}

/// Content with a title from a binding. Only this view reads the binding, so a change of the title
/// evaluates no other view.
private struct BoundTitle<Content: View>: View {
  let content: Content
  let title: Binding<String>

  var body: some View { content.writingTrait(TitleKey.self, Text(title.wrappedValue)) }
}
