import Observation

/// What libraries show over the views of a program, whatever those are: the sheets of a
/// system.
///
/// A library adds a view that shows nothing itself and presents what it has to; the program
/// puts it behind its own views.
@MainActor @Observable
public final class SystemSheets {
  /// The sheets over the program that is on the terminal.
  public static let program = SystemSheets()

  fileprivate private(set) var views: [AnyView] = []
  /// How many screens show them.
  @ObservationIgnored fileprivate var screens = 0

  /// Whether they are on a screen.
  public var isOnScreen: Bool { screens > 0 }

  /// Has nothing to show yet.
  public init() {}

  /// Adds what presents a library's sheets.
  public func add(_ view: some View) { views.append(AnyView(view)) }
}

extension View {
  /// Shows a library's sheets over this view: what a program does with its root.
  public func presenting(_ sheets: SystemSheets) -> some View {
    background { SystemSheetsView(sheets: sheets) }
  }
}

private struct SystemSheetsView: View {
  let sheets: SystemSheets

  var body: some View {
    ZStack { ForEach(0..<sheets.views.count, id: \.self) { sheets.views[$0] } }
      .frame(width: 0, height: 0)
      .onAppear { sheets.screens += 1 }
      .onDisappear { sheets.screens -= 1 }
  }
}
