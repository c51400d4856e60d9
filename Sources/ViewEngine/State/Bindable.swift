import Observation

/// A property that creates bindings to the properties of an observable object: SwiftUI's
/// `Bindable`.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  /// The observable object.
  public var wrappedValue: Value

  /// The source of bindings to properties: `$object.property`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a bindable wrapper of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a bindable wrapper of an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Copies another bindable wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
