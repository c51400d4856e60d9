/// What the compiler asks.
enum PluginRequest: Equatable {
  /// What can you do?
  case getCapability
  /// What stands for this `#name(…)`?
  case expandFreestanding(macro: String)
  /// What does this `@Name` add to the declaration behind it?
  case expandAttached(Attachment)
  /// Something that a newer compiler may ask.
  case unknown(String)

  /// An attribute on a declaration.
  struct Attachment: Equatable {
    /// The type that is to expand the macro.
    var macro: String
    /// What is wanted: `peer`, `accessor`, …
    var role: String
    /// The declaration's text, with its attributes.
    var declaration: String
    /// The texts of what the declaration is in, the innermost first, without members.
    var context: [String]
    /// Where the declaration is.
    var place: SourcePlace
  }

  /// Reads a message.
  init(_ message: JSONValue) {
    guard let (name, content) = message.members.first else {
      self = .unknown("")
      return
    }
    let macro = content["macro"]["typeName"].text
    switch name {
    case "getCapability":
      self = .getCapability
    case "expandFreestandingMacro":
      self = .expandFreestanding(macro: macro)
    case "expandAttachedMacro":
      self = .expandAttached(
        Attachment(
          macro: macro,
          role: content["macroRole"].text,
          declaration: content["declSyntax"]["source"].text,
          context: content["lexicalContext"].elements.map { $0["source"].text },
          place: SourcePlace(content["declSyntax"]["location"])
        )
      )
    default:
      self = .unknown(name)
    }
  }
}

/// A place in a source file.
struct SourcePlace: Equatable {
  var file: String
  var offset: Int

  /// Reads a location as the compiler writes it.
  init(_ location: JSONValue) {
    file = location["fileName"].text
    offset = location["offset"].integer
  }
}
