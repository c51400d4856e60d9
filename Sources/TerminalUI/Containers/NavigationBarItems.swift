extension View {
  /// Puts views into the bar: SwiftUI's older `navigationBarItems`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the beginning of the bar: SwiftUI's older `navigationBarItems`.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar: SwiftUI's older `navigationBarItems`.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A menu that belongs to the title of a screen: SwiftUI's `ToolbarTitleMenu`. It stands at
/// the end of the bar, under a sign of its own.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, ToolbarCollecting {
  /// The menu is shown as it is.
  public typealias Body = Never

  private let content: @MainActor () -> Content

  /// Creates a menu.
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
