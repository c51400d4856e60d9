import Foundation

/// The width that the content of an inspector requests, in points.
private enum InspectorWidth: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// Content with an inspector beside it, or as a sheet on a narrow screen.
private struct InspectorContainer<Content: View, Details: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let details: @MainActor () -> Details
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isCompact: Bool { sizeClass == .compact }
  private var isBeside: Bool { isPresented.wrappedValue && !isCompact }
  private var overContent: Binding<Bool> {
    let isCompact = isCompact
    return Binding(
      get: { isCompact && isPresented.wrappedValue },
      set: { if isCompact { isPresented.wrappedValue = $0 } }
    )
  }
  private var length: CGFloat? { isBeside ? .infinity : nil }

  /// The default width of an inspector, in points: 28 columns, close to Apple's 225 points.
  private static var idealWidth: CGFloat { 224 }

  var body: some View {
    HStack(spacing: .cells(0)) {
      VStack(spacing: .cells(0)) { content }
        .frame(maxWidth: length, maxHeight: length)
      if isBeside {
        Divider()
        VStack(spacing: .cells(0)) { details() }
          .frame(maxHeight: .infinity, alignment: .top)
          .frame(width: width ?? Self.idealWidth)
      }
    }
    .onPreferenceChange(InspectorWidth.self) { width = $0 }
    .sheet(isPresented: overContent, content: details)
  }
}

extension View {
  /// Shows an inspector at the trailing edge of this view while `isPresented` is `true`: SwiftUI's
  /// `inspector(isPresented:content:)`.
  ///
  /// On a narrow screen the inspector is a sheet.
  public func inspector(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    InspectorContainer(content: self, isPresented: isPresented, details: content)
  }

  /// Sets the width of the inspector around this view, in points; a column of cells is 8 points:
  /// SwiftUI's `inspectorColumnWidth`. Default: 28 columns.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.self, value: width)
  }

  /// Sets the ideal width of the inspector around this view, in points; a column of cells is 8
  /// points: SwiftUI's `inspectorColumnWidth`.
  ///
  /// - In a terminal: The inspector has its ideal width. `min` and `max` have no effect.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidth.self, value: ideal)
  }
}
