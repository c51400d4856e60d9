/// Variants of a symbol, such as filled or circled: SwiftUI's `SymbolVariants`.
///
/// A symbol without such a variant is shown in its base form.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle
    case square
    case rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The base form of a symbol.
  public static let none = SymbolVariants()
  /// Adds a circle around the symbol.
  public static let circle = SymbolVariants(shape: .circle)
  /// Adds a square around the symbol.
  public static let square = SymbolVariants(shape: .square)
  /// Adds a rectangle around the symbol.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Fills the shape of the symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// Adds a slash through the symbol.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// These variants, in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// These variants, in a square.
  public var square: SymbolVariants { union(.square) }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// These variants, with a slash.
  public var slash: SymbolVariants { union(.slash) }

  /// Returns whether these variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape,
      isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed
    )
  }

  /// Returns a symbol's name with the suffixes of these variants.
  func applied(to name: String) -> String {
    var name = name
    let isFilled = isFilled || name.hasSuffix(".fill")
    if name.hasSuffix(".fill") { name.removeLast(5) }
    if isSlashed, !name.contains("slash") { name += ".slash" }
    if let shape, !name.hasSuffix(shape.rawValue) { name += "." + shape.rawValue }
    return isFilled ? name + ".fill" : name
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variants in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant to the symbols in this view; `none` removes the variants set outside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = variant == .none ? .none : variants.union(variant)
    }
  }
}
