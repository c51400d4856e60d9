// Foundation instead of FoundationEssentials makes each start of the plug-in 4 ms slower.
import FoundationEssentials

/// Answers the compiler's requests to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// The compiler writes requests to standard input and reads responses from standard output. This
/// module implements that protocol itself: swift-syntax, which also implements the protocol, takes
/// longer to build than this whole package.
package enum PluginConversation {
  /// Responds to requests until standard input ends.
  package static func run() throws {
    while let request = MessageStream.read() {
      MessageStream.write(try response(to: request))
    }
  }

  /// Returns the response to a request, both as JSON in UTF-8. Keys are in alphabetical order.
  static func response(to request: [UInt8]) throws -> [UInt8] {
    let decoded = try? JSONDecoder().decode(PluginRequest.self, from: Data(request))
    let response = decoded.map(response) ?? .failure("cannot read the compiler's request")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(response))
  }

  private static func response(to request: PluginRequest) -> PluginResponse {
    switch request {
    case .getCapability: .capability
    case .expandFreestanding: .expansion("")
    case .expandAttached(let attachment): expansion(of: attachment)
    case .unknown(let name): .failure("the compiler asked for \"\(name)\", which is not known here")
    }
  }

  private static func expansion(of attachment: PluginRequest.Attachment) -> PluginResponse {
    guard attachment.macro == "EntryMacro" else { return .expansion("") }
    do {
      return .expansion(try EntryMacro(attachment).expansion(as: attachment.role))
    } catch {
      return .refusal(error.description, at: attachment.place)
    }
  }
}
