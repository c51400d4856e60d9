/// A request from the compiler.
enum PluginRequest: Equatable {
  /// Asks for the version of the protocol.
  case getCapability
  /// Asks for the expansion of `#name(…)`.
  case expandFreestanding(macro: String)
  /// Asks for the code that `@Name` adds to a declaration.
  case expandAttached(Attachment)
  /// A request that only a newer compiler sends.
  case unknown(String)

  /// An attribute on a declaration.
  struct Attachment: Equatable {
    /// The type that implements the macro.
    var macro: String
    /// The role to expand: `peer`, `accessor`, …
    var role: String
    /// The source of the declaration, with its attributes.
    var declaration: String
    /// The sources of the enclosing declarations without members, innermost first.
    var context: [String]
    /// The location of the declaration.
    var place: SourcePlace
  }
}

/// A location in a source file.
struct SourcePlace: Codable, Equatable {
  var fileName = ""
  /// The offset in bytes from the start of the file.
  var offset = 0
}

// MARK: - Decoding

extension PluginRequest: Decodable {
  init(from decoder: any Decoder) throws {
    // A message is an object with one member. Its key is the name of the request.
    guard let (name, content) = try [String: Content](from: decoder).first else {
      self = .unknown("")
      return
    }
    let macro = content.macro?.typeName ?? ""
    switch name {
    case "getCapability":
      self = .getCapability
    case "expandFreestandingMacro":
      self = .expandFreestanding(macro: macro)
    case "expandAttachedMacro":
      self = .expandAttached(
        Attachment(
          macro: macro,
          role: content.macroRole ?? "",
          declaration: content.declSyntax?.source ?? "",
          context: content.lexicalContext?.map { $0.source ?? "" } ?? [],
          place: content.declSyntax?.location ?? SourcePlace()
        )
      )
    default:
      self = .unknown(name)
    }
  }

  /// The members of all requests. Each request has only some of them.
  private struct Content: Decodable {
    var macro: Macro?
    var macroRole: String?
    var declSyntax: Syntax?
    var lexicalContext: [Syntax]?
  }

  private struct Macro: Decodable {
    var typeName: String?
  }

  private struct Syntax: Decodable {
    var source: String?
    var location: SourcePlace?
  }
}
