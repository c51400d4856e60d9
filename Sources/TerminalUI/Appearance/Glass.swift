#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A kind of glass: SwiftUI's `Glass`.
///
/// - In a terminal: Glass is an area with the terminal's own background, or with the tint.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  /// The usual glass.
  public static let regular = Glass(kind: .regular)
  /// Transparent glass: only a tint is drawn.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The style behind a view; `nil` if nothing is drawn.
  var backgroundStyle: AnyShapeStyle? {
    switch kind {
    case .identity: nil
    case .clear: color.map { AnyShapeStyle($0) }
    case .regular: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial)
    }
  }
}

extension View {
  /// Draws glass behind the view: SwiftUI's `glassEffect`.
  ///
  /// - In a terminal: A material or the tint is drawn behind the view.
  @ViewBuilder
  public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = Capsule(),
    isEnabled: Bool = true
  ) -> some View {
    if isEnabled, let backgroundStyle = glass.backgroundStyle {
      background(backgroundStyle, in: shape)
    } else {
      self
    }
  }
}
