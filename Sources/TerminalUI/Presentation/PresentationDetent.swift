#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A height that a sheet can have: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  /// A height that a client's type computes.
  private struct CustomDetent: Hashable, Sendable {
    let id: ObjectIdentifier
    let height: @MainActor (Context) -> CGFloat?

    static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let kind: Kind

  /// Half of the rows that a sheet can cover.
  public static let medium = PresentationDetent(kind: .medium)
  /// All rows that a sheet can cover.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a fraction of the rows that a sheet can cover, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a height in points; a row has 16 points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns a height that a client's type computes from the available height.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    let custom = CustomDetent(id: ObjectIdentifier(type)) { Detent.height(in: $0) }
    return PresentationDetent(kind: .custom(custom))
  }

  /// Returns the number of rows of a sheet, including both edges. No sheet has more than `most`
  /// rows.
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
    // At least one row of content between the two edges.
    return min(max(rows, 3), most)
  }

  /// The maximum height in rows. It is larger than any screen, and prevents an integer overflow.
  private static let rowLimit: CGFloat = 1000

  private static func rows(_ points: CGFloat) -> Int {
    Int(nearest: (points / Points.perRow).bounded(to: 0...rowLimit))
  }
}

/// The heights that a sheet can have, and the selected height.
@MainActor
struct DetentChoice {
  let set: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  let own: OwnDetent

  /// The selected height, if the client has no binding for it.
  final class OwnDetent {
    var detent: PresentationDetent?
  }

  /// Returns the heights from the lowest to the highest.
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
