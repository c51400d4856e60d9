extension WindowGroup {
  /// Creates a window for values of a type, opened by `openWindow(value:)`.
  ///
  /// The binding is constant. It is `nil` if the window is the program's first window.
  public init<Value: Hashable>(
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<Value?>) -> Content
  ) {
    self.init(nil, id, valueType: ObjectIdentifier(type)) { value in
      content(.constant(value?.base as? Value))
    }
  }

  /// Creates a window with a title for values of a type, opened by `openWindow(value:)`. The title
  /// is not shown.
  ///
  /// The binding is constant. It is `nil` if the window is the program's first window.
  public init<Value: Hashable>(
    _ title: Text,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<Value?>) -> Content
  ) {
    self.init(title, id, valueType: ObjectIdentifier(type)) { value in
      content(.constant(value?.base as? Value))
    }
  }

  /// Creates a window with a title for values of a type, opened by `openWindow(value:)`. The title
  /// is not shown.
  ///
  /// The binding is constant. It is `nil` if the window is the program's first window.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<Value?>) -> Content
  ) {
    self.init(Text(title), id: id, for: type, content: content)
  }

  /// Creates a window with a title for values of a type, opened by `openWindow(value:)`. The title
  /// is not shown.
  ///
  /// The binding is constant. It is `nil` if the window is the program's first window.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol,
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<Value?>) -> Content
  ) {
    self.init(Text(title), id: id, for: type, content: content)
  }

  /// Creates a window for values of a type, opened by `openWindow(value:)`.
  ///
  /// The binding is constant. It is `defaultValue()` if the window is the program's first window.
  public init<Value: Hashable>(
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content,
    defaultValue: @escaping @MainActor () -> Value
  ) {
    self.init(nil, id, valueType: ObjectIdentifier(type)) { value in
      content(.constant(value?.base as? Value ?? defaultValue()))
    }
  }
}
