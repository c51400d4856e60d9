#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A height that a sheet may have: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  /// A height that a type of a client reckons.
  private struct CustomDetent: Hashable, Sendable {
    let id: ObjectIdentifier
    let height: @MainActor (Context) -> CGFloat?

    static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let kind: Kind

  /// Half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All the rows that a sheet may cover.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the screen's rows, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points; 16 make a row.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that is reckoned from the room there is.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    let custom = CustomDetent(id: ObjectIdentifier(type)) { Detent.height(in: $0) }
    return PresentationDetent(kind: .custom(custom))
  }

  /// The rows on a screen where sheets may have `most` of them. Both edges are counted.
  @MainActor
  func rows(outOf most: Int) -> Int {
    let rows =
      switch kind {
      case .medium: (most + 1) / 2
      case .large: most
      case .fraction(let fraction): Int(nearest: CGFloat(most) * fraction.bounded(to: 0...1))
      case .height(let height): PresentationDetent.rows(height) + 2
      case .custom(let custom):
        custom.height(Context(maxDetentValue: CGFloat(max(0, most - 2)) * Points.perRow))
          .map { PresentationDetent.rows($0) + 2 } ?? most
      }
    return min(max(rows, 3), most)
  }

  /// The most rows that a height is reckoned with. Our choice, beyond all screens.
  private static let rowLimit: CGFloat = 1000

  private static func rows(_ points: CGFloat) -> Int {
    Int(nearest: (points / Points.perRow).bounded(to: 0...rowLimit))
  }
}

/// The heights that a sheet may have, and which one it has.
@MainActor
struct DetentChoice {
  let set: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  let own: OwnDetent

  /// The height that was chosen where nobody else keeps the choice.
  final class OwnDetent {
    var detent: PresentationDetent?
  }

  /// From the lowest to the highest.
  func ordered(onScreen size: Size) -> [PresentationDetent] {
    let most = size.sheetRows
    return set.sorted { $0.rows(outOf: most) < $1.rows(outOf: most) }
  }

  func current(onScreen size: Size) -> PresentationDetent {
    if let chosen = selection?.wrappedValue ?? own.detent, set.contains(chosen) { return chosen }
    return ordered(onScreen: size).first ?? .large
  }

  func select(_ detent: PresentationDetent) {
    own.detent = detent
    selection?.wrappedValue = detent
  }
}
