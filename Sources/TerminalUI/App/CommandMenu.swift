/// A named menu of commands: SwiftUI's `CommandMenu`.
///
/// It is a section of the command menu that F9 opens.
public struct CommandMenu<Content: View>: Commands, CommandCollecting {
  /// Commands of this module are collected directly and have no body.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// Creates a menu with a localized title.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }

  /// Creates a menu with a title that is shown verbatim.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }

  /// Creates a menu with a text as its title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }

  func collect(into views: inout [AnyView]) {
    views.append(AnyView(Section(content: { content }, header: { CommandTitle(text: name) })))
  }
}

/// The title of a menu's section. Because the title is a header, the bar at the top of the window
/// lists it.
private struct CommandTitle: View {
  let text: Text

  var body: some View { text.accessibilityAddTraits(.isHeader) }
}

/// A position among the system's commands: SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Commands about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands that open the settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that create and open documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that undo and redo edits.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that show or change toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that show or change sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that open help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// A group of commands relative to the system's commands: SwiftUI's `CommandGroup`.
///
/// - In a terminal: The group is shown separately. Its placement is ignored, because there are no
///   system commands.
public struct CommandGroup<Content: View>: Commands, CommandCollecting {
  /// Commands of this module are collected directly and have no body.
  public typealias Body = Never

  private let content: Content

  /// Creates a group before a system group. The placement is ignored.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates a group after a system group. The placement is ignored.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates a group in place of a system group. The placement is ignored.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  func collect(into views: inout [AnyView]) { views.append(AnyView(content)) }
}
