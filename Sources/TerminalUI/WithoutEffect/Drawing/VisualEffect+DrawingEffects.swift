import Foundation

extension VisualEffect {
  /// Scales the view.
  ///
  /// - In a terminal: The view keeps its size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Rotates the view.
  ///
  /// - In a terminal: The view stays upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Sets the opacity of the view.
  ///
  /// - In a terminal: The view does not change. The modifier `opacity(_:)` can dim or hide a view.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Blurs the view.
  ///
  /// - In a terminal: The view stays sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Increases the brightness of the view's colours.
  ///
  /// - In a terminal: Colours stay as they are.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Changes the contrast of the view's colours.
  ///
  /// - In a terminal: Colours stay as they are.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Makes the view's colours greyer.
  ///
  /// - In a terminal: Colours stay as they are.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Changes the saturation of the view's colours.
  ///
  /// - In a terminal: Colours stay as they are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Rotates the hue of the view's colours.
  ///
  /// - In a terminal: Colours stay as they are.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
