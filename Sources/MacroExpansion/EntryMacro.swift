/// The expansion of `@Entry` on a variable in an extension of `EnvironmentValues` or another
/// ``Container``. It creates a key type that contains the default, and accessors that use the key.
struct EntryMacro {
  /// The reason why a declaration cannot be an entry.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case notAVariable
    case noDefault(name: String)
    case notOptional(name: String)
    case elsewhere

    var description: String {
      switch self {
      case .notAVariable:
        "'@Entry' belongs before a 'var'"
      case .noDefault(let name):
        "'@Entry' needs a default value: write 'var \(name): … = …'"
      case .notOptional(let name):
        "a focused value may be absent: write 'var \(name): …?' without a default"
      case .elsewhere:
        "'@Entry' belongs in an extension of 'EnvironmentValues', 'FocusedValues', "
          + "'Transaction' or 'ContainerValues'"
      }
    }
  }

  private let variable: VariableDeclaration
  private let container: Container

  /// Parses the declaration that has the attribute.
  init(_ attachment: PluginRequest.Attachment) throws(Failure) {
    guard let variable = VariableDeclaration(attachment.declaration) else {
      throw .notAVariable
    }
    guard let container = Container(context: attachment.context) else { throw .elsewhere }
    self.variable = variable
    self.container = container
  }

  /// Returns the source to add: the accessors for the role `accessor`, otherwise the key type.
  func expansion(as role: String) throws(Failure) -> String {
    role == "accessor" ? accessors : try key()
  }

  private var keyName: String { "__Key_\(variable.name)" }

  private var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  private func key() throws(Failure) -> String {
    """
    private struct \(keyName): \(container.keyProtocol) {
      \(try container == .focusedValues ? focusedValue() : defaultValue())
    }
    """
  }

  /// Returns the requirement of the key protocol that provides the default.
  ///
  /// With an explicit type, the default is computed at each access. A stored default would have to
  /// be `Sendable`.
  private func defaultValue() throws(Failure) -> String {
    switch (variable.type, variable.value) {
    case (let type?, let value?):
      "static var defaultValue: \(type) { get { return \(value)\n} }"
    case (nil, let value?):
      "static let defaultValue = \(value)"
    case (let type?, nil) where Self.wrapped(type) != nil:
      "static var defaultValue: \(type) { get { return nil } }"
    default:
      throw .noDefault(name: variable.name)
    }
  }

  /// Returns the type alias `Value` of a focused value's key. Focused values are optional and have
  /// no default.
  private func focusedValue() throws(Failure) -> String {
    guard let type = variable.type, let wrapped = Self.wrapped(type), variable.value == nil else {
      throw .notOptional(name: variable.name)
    }
    return "typealias Value = \(wrapped)"
  }

  /// Returns the wrapped type of an optional type; `nil` for other types.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}

extension EntryMacro {
  /// The type whose extension declares an entry.
  enum Container: String {
    case environmentValues = "EnvironmentValues"
    case focusedValues = "FocusedValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"

    /// Parses the type from `extension SwiftUI.EnvironmentValues {`; `nil` for other types. If the
    /// compiler sends no context, the result is `EnvironmentValues`, the usual type.
    init?(context: [String]) {
      guard let text = context.first else {
        self = .environmentValues
        return
      }
      var scanner = SourceScanner(text)
      while !scanner.isAtEnd {
        scanner.skipTrivia()
        let word = scanner.word()
        if let container = Self(rawValue: word) {
          self = container
          return
        }
        if word.isEmpty { scanner.step() }
      }
      return nil
    }

    /// The protocol that the generated key type conforms to, such as `EnvironmentKey`.
    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .focusedValues: "FocusedValueKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      }
    }
  }
}
