/// The talk between the compiler and its helper behind `#Preview`, `@Previewable` and
/// `@Entry`.
///
/// The compiler asks on standard input and reads answers on standard output. The helper
/// speaks that protocol itself, without the library that parses Swift: that would take
/// longer to build than all of this package.
package enum PluginConversation {
  /// Answers until the compiler has no more questions.
  package static func run() {
    while let message = MessageStream.read() {
      let response = JSONValue(parsing: message).map(answer) ?? .failure("a message is not JSON")
      MessageStream.write(response.json.bytes)
    }
  }

  /// What to answer to a message.
  static func answer(_ message: JSONValue) -> PluginResponse {
    switch PluginRequest(message) {
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
