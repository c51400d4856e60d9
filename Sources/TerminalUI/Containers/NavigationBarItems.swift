extension View {
  /// Adds views at both ends of the navigation bar: SwiftUI's deprecated `navigationBarItems`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the navigation bar: SwiftUI's deprecated
  /// `navigationBarItems`.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the navigation bar: SwiftUI's deprecated
  /// `navigationBarItems`.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A menu for the title of a screen: SwiftUI's `ToolbarTitleMenu`.
///
/// Its button is at the trailing end of the bar, not beside the title.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, ToolbarCollecting {
  /// Toolbar content of this module is collected directly and has no body.
  public typealias Body = Never

  private let content: @MainActor () -> Content

  /// Creates a menu from its items.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  func collect(into items: ToolbarCollection) {
    let menu = Menu(content: content) {
      Image(systemName: "chevron.down").accessibilityLabel(Text(verbatim: "Title menu"))
    }
    .menuIndicator(.hidden)
    items.add(.topBarTrailing, AnyView(menu))
  }
}
