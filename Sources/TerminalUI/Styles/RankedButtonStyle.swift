/// A button style for several actions of the same kind: the first or best is primary, the others
/// are secondary. All take the offered width, so that buttons in a column have the same width.
package struct RankedButtonStyle: PrimitiveButtonStyle {
  private let isPrimary: Bool
  private let isWide: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - isPrimary: Whether the button has the fill of ``BorderedProminentButtonStyle``; otherwise
  ///     the fill of ``BorderedButtonStyle``.
  ///   - isWide: Whether the button has the padding of ``BorderedProminentButtonStyle``.
  package nonisolated init(isPrimary: Bool, isWide: Bool = true) {
    self.isPrimary = isPrimary
    self.isWide = isWide
  }

  /// Returns a button whose fill takes the offered width.
  package func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(
      BorderedLabel(
        configuration: configuration,
        fill: isPrimary ? .prominent : .quiet,
        isWide: isWide,
        fillsWidth: true
      )
    )
  }
}
