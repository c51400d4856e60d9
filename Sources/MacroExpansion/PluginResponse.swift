/// What is answered to the compiler.
enum PluginResponse: Equatable {
  /// What this plug-in can do: the protocol's version.
  case capability
  /// The text that a macro stands for.
  case expansion(String)
  /// Nothing but an error in the person's source.
  case refusal(String, at: SourcePlace)
  /// Nothing: the message was not understood.
  case failure(String)

  /// The version of the protocol in which an expansion has one answer of one text.
  static let protocolVersion = 7

  /// The answer as the compiler reads it.
  var json: JSONValue {
    switch self {
    case .capability:
      .object([
        "getCapabilityResult": .object([
          "capability": .object([
            "protocolVersion": .integer(Self.protocolVersion), "features": .array([]),
          ])
        ])
      ])
    case .expansion(let source):
      Self.result(source: .string(source), diagnostics: [])
    case .refusal(let message, let place):
      Self.result(source: .null, diagnostics: [Self.diagnostic(message, at: place)])
    case .failure(let message):
      Self.result(source: .null, diagnostics: [Self.diagnostic(message, at: SourcePlace(.null))])
    }
  }

  private static func result(source: JSONValue, diagnostics: [JSONValue]) -> JSONValue {
    .object([
      "expandMacroResult": .object([
        "expandedSource": source, "diagnostics": .array(diagnostics),
      ])
    ])
  }

  private static func diagnostic(_ message: String, at place: SourcePlace) -> JSONValue {
    .object([
      "message": .string(message),
      "severity": .string("error"),
      "position": .object(["fileName": .string(place.file), "offset": .integer(place.offset)]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array([]),
    ])
  }
}
