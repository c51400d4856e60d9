/// Adds a filter that applies before the filters that are already set.
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
  /// Makes colours lighter by an amount, or darker if it is negative: SwiftUI's `brightness`.
  ///
  /// Like all colour filters, it does not change the terminal's default text colour and background,
  /// because they are unknown.
  public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

  /// Multiplies the contrast of colours by a factor: SwiftUI's `contrast`.
  public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  /// Multiplies the saturation of colours by a factor: SwiftUI's `saturation`.
  public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

  /// Makes colours greyer, fully grey at 1: SwiftUI's `grayscale`.
  public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

  /// Rotates the hue of colours by an angle: SwiftUI's `hueRotation`.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(.hueRotation(angle.degrees / 360))
  }

  /// Inverts colours: SwiftUI's `colorInvert`.
  public func colorInvert() -> some View { filtered(.invert) }

  /// Multiplies colours by another colour: SwiftUI's `colorMultiply`. The other colour is resolved
  /// in the default environment.
  public func colorMultiply(_ color: Color) -> some View {
    filtered(.multiply(color.resolve(in: EnvironmentValues())))
  }

  /// Replaces each colour with black, with the colour's luminance as the opacity: SwiftUI's
  /// `luminanceToAlpha`.
  public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  private func filtered(_ filter: ColorFilter) -> some View {
    changingEnvironment(AddFilter(filter: filter))
  }
}
