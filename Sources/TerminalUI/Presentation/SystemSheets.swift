import Observation

/// The sheets that libraries present over a program's views, independent of those views.
///
/// A library adds a view that is itself invisible and presents the library's sheets. An `App` shows
/// the sheets of ``program`` over its root view; other programs call ``View/presenting(_:)``.
///
/// ```swift
/// import SwiftUI
///
/// struct RatingSheet: View {
///   @State private var isPresented = true
///
///   var body: some View {
///     Color.clear.sheet(isPresented: $isPresented) { Text("Do you like it?") }
///   }
/// }
///
/// @MainActor
/// func showRating() { SystemSheets.program.add(RatingSheet()) }
/// ```
@MainActor @Observable
public final class SystemSheets {
  /// The sheets over the program that runs in the terminal.
  public static let program = SystemSheets()

  fileprivate private(set) var views: [AnyView] = []
  /// The number of screens that show the sheets.
  @ObservationIgnored fileprivate var screens = 0

  /// Whether any screen shows the sheets.
  public var isOnScreen: Bool { screens > 0 }

  /// Creates a collection without sheets.
  public init() {}

  /// Adds a view that presents a library's sheets.
  public func add(_ view: some View) { views.append(AnyView(view)) }
}

extension View {
  /// Shows the sheets of libraries over this view. Apply it to the root view of a program.
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
