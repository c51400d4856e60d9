extension View {
  /// Makes the view a separate section for the focus: SwiftUI's `focusSection`.
  ///
  /// - In a terminal: Arrow keys move to the nearest view in their direction, with or without
  ///   sections.
  public func focusSection() -> some View { self }

  /// Creates a scope for ``View/prefersDefaultFocus(_:in:)``.
  ///
  /// - In a terminal: The scope is always the screen or the sheet.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
