/// A response to the compiler.
enum PluginResponse: Equatable {
  /// The version of the protocol.
  case capability
  /// The source that a macro expands to.
  case expansion(String)
  /// An error in the client's source.
  case refusal(String, at: SourcePlace)
  /// An error in the request.
  case failure(String)

  /// The version of the protocol. Since version 7, the response to an expansion contains a single
  /// text.
  static let protocolVersion = 7
}

// MARK: - Encoding

extension PluginResponse: Encodable {
  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability:
      try message.encode(CapabilityResult(), forKey: .getCapabilityResult)
    case .expansion(let source):
      try message.encode(ExpansionResult(expandedSource: source), forKey: .expandMacroResult)
    case .refusal(let text, let place):
      try message.encode(ExpansionResult(error: text, at: place), forKey: .expandMacroResult)
    case .failure(let text):
      try message.encode(
        ExpansionResult(error: text, at: SourcePlace()),
        forKey: .expandMacroResult
      )
    }
  }

  private struct CapabilityResult: Encodable {
    let capability = Capability()
  }

  private struct Capability: Encodable {
    let protocolVersion = PluginResponse.protocolVersion
    let features: [String] = []
  }

  private struct ExpansionResult: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]

    private enum CodingKeys: CodingKey {
      case expandedSource
      case diagnostics
    }

    init(expandedSource: String) {
      self.expandedSource = expandedSource
      diagnostics = []
    }

    init(error: String, at place: SourcePlace) {
      expandedSource = nil
      diagnostics = [Diagnostic(message: error, position: place)]
    }

    // A synthesized implementation would omit an absent source instead of writing `null`.
    func encode(to encoder: any Encoder) throws {
      var result = encoder.container(keyedBy: CodingKeys.self)
      try result.encode(expandedSource, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }

  private struct Diagnostic: Encodable {
    let message: String
    let severity = "error"
    let position: SourcePlace
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }
}
