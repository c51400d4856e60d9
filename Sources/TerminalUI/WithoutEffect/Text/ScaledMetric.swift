/// A length that follows the size of text: SwiftUI's `ScaledMetric`.
///
/// - In a terminal: Letters have one size, so the length stays as it was written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length as written.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length that goes with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
