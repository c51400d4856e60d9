/// A menu of a program: SwiftUI's `CommandMenu`. It is a section of the menu of commands.
public struct CommandMenu<Content: View>: Commands, CommandCollecting {
  /// A menu has no body.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// Creates a menu.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }

  /// Creates a menu.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }

  func collect(into views: inout [AnyView]) {
    views.append(AnyView(Section(content: { content }, header: { CommandTitle(text: name) })))
  }
}

/// The name of a menu, which the line at the top of the window shows too.
private struct CommandTitle: View {
  let text: Text

  var body: some View { text.accessibilityAddTraits(.isHeader) }
}

/// Where commands of a program stand among those of a system: SwiftUI's
/// `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Making new things.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside those of a system: SwiftUI's `CommandGroup`.
///
/// - In a terminal: The placement is ignored, since there are no system commands to place the group
///   beside. It is shown on its own.
public struct CommandGroup<Content: View>: Commands, CommandCollecting {
  /// A group has no body.
  public typealias Body = Never

  private let content: Content

  /// Creates commands that stand before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that stand after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that stand in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  func collect(into views: inout [AnyView]) { views.append(AnyView(content)) }
}
