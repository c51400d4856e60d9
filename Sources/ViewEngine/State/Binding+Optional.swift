extension Binding {
  /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil`. If
  /// the optional becomes `nil` later, the binding returns the value that the optional had when the
  /// binding was created.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to an optional value from a binding to a value. Setting it to `nil` has no
  /// effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to a type-erased value. Setting a value of another type has no effect.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } }
    )
  }
}
