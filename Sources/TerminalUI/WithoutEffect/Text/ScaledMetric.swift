/// A length that scales with the text size: SwiftUI's `ScaledMetric`.
///
/// - In a terminal: Letters have one size, so the length stays as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length, without scaling.
  public let wrappedValue: Value

  /// Creates a length that scales with the text size.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
