import ViewEngine

/// A button style that draws the label as a row of a list, with the look of the rows of a
/// ``List``: a mark points at the chosen row, which is a bar across the width.
package struct RowButtonStyle: PrimitiveButtonStyle {
  private let emphasis: RowEmphasis?

  /// Creates a style of rows.
  ///
  /// - Parameter emphasis: The emphasis of the row; `nil` if the row with the focus is chosen.
  package nonisolated init(_ emphasis: RowEmphasis? = nil) { self.emphasis = emphasis }

  /// Returns the label with the mark before it.
  package func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(RowLabel(emphasis) { configuration.label })
  }
}

/// The content of a row, with a column for the mark before it.
package struct RowLabel<Content: View>: View {
  private let fixedEmphasis: RowEmphasis?
  private let content: Content
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var direction

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - emphasis: The emphasis of the row; `nil` if the row with the focus is chosen.
  ///   - content: The content of the row. It gets the whole width.
  package init(_ emphasis: RowEmphasis? = nil, @ViewBuilder content: () -> Content) {
    fixedEmphasis = emphasis
    self.content = content()
  }

  /// The mark and the content.
  package var body: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      AccessibilityHiddenView(content: Text(verbatim: mark).foregroundStyle(role).fixedSize())
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .rowEmphasis(emphasis)
  }

  private var emphasis: RowEmphasis { fixedEmphasis ?? (isFocused ? .focused : .none) }

  private var role: ColorRole { emphasis == .focused ? .accent : .secondary }

  private var mark: String {
    switch emphasis {
    case .none: " "
    case .chosen: usesASCII ? "*" : "•"
    case .focused where direction == .rightToLeft: usesASCII ? "<" : "◂"
    case .focused: usesASCII ? ">" : "▸"
    }
  }
}
