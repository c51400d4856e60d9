#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Glass of a kind: SwiftUI's `Glass`.
///
/// - In a terminal: Glass is an area of the terminal's own background, or of the tint.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  /// As usual.
  public static let regular = Glass(kind: .regular)
  /// Clearer: no ground at all.
  public static let clear = Glass(kind: .clear)
  /// None.
  public static let identity = Glass(kind: .identity)

  /// Coloured glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// What is laid behind a view.
  var backgroundStyle: AnyShapeStyle? {
    switch kind {
    case .identity: nil
    case .clear: color.map { AnyShapeStyle($0) }
    case .regular: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial)
    }
  }
}

extension View {
  /// Puts glass behind the view: SwiftUI's `glassEffect`.
  ///
  /// - In a terminal: A material is put behind the view, or the tint.
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
