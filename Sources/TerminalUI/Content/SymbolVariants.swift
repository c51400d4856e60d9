/// Forms of a symbol: SwiftUI's `SymbolVariants`. A symbol that has no such form is shown
/// as it is.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle
    case square
    case rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// In a square.
  public static let square = SymbolVariants(shape: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// These forms, in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// These forms, in a square.
  public var square: SymbolVariants { union(.square) }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// These forms, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// These forms, struck through.
  public var slash: SymbolVariants { union(.slash) }

  /// Whether these forms hold all of another one.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape,
      isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed
    )
  }

  /// A symbol's name with these forms.
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
  /// The forms in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in this view in a form, beside those set around.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = variant == .none ? .none : variants.union(variant)
    }
  }
}
