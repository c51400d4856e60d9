/// Adds a filter that acts before those around.
private struct AddFilter: EnvironmentModifier, Equatable {
  let filter: ColorFilter

  func modify(_ environment: inout EnvironmentValues) {
    var textAppearance = environment.textAppearance
    textAppearance.filters.insert(filter, at: 0)
    environment.textAppearance = textAppearance
    textAppearance.composeStyle(in: environment)
    environment.textAppearance = textAppearance
  }
}

extension View {
  /// Makes colours lighter, or darker when negative: SwiftUI's `brightness`. The terminal's
  /// own text colour and ground stay, here and in the other changes of colour.
  public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

  /// Draws colours apart or together: SwiftUI's `contrast`.
  public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  /// Makes colours stronger or weaker: SwiftUI's `saturation`.
  public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

  /// Takes the colour out of colours, wholly at 1: SwiftUI's `grayscale`.
  public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

  /// Turns colours on the colour circle: SwiftUI's `hueRotation`.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(.hueRotation(angle.degrees / 360))
  }

  /// Makes light colours dark and dark ones light: SwiftUI's `colorInvert`.
  public func colorInvert() -> some View { filtered(.invert) }

  /// Multiplies colours with another one: SwiftUI's `colorMultiply`. Of that one, what it
  /// is at the default environment counts.
  public func colorMultiply(_ color: Color) -> some View {
    filtered(.multiply(color.resolve(in: EnvironmentValues())))
  }

  /// Makes dark colours clear: SwiftUI's `luminanceToAlpha`.
  public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  private func filtered(_ filter: ColorFilter) -> some View {
    changingEnvironment(AddFilter(filter: filter))
  }
}
