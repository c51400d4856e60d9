/// The parts of a variable declaration: `@A public var name: Type = value`.
struct VariableDeclaration: Equatable {
  /// The name, without backticks.
  var name: String
  /// The explicit type; `nil` if there is none.
  var type: String?
  /// The initial value; `nil` if there is none.
  var value: String?

  /// Parses a declaration; `nil` if it declares no variable.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    guard Self.skipToName(&scanner) else { return nil }
    name = scanner.word()
    guard !name.isEmpty else { return nil }
    scanner.skipTrivia()
    if scanner.take(":") { type = Self.type(&scanner) }
    scanner.skipTrivia()
    if scanner.take("=") {
      scanner.skipTrivia()
      let start = scanner.position
      scanner.moveToEnd()
      value = scanner.text(from: start)
    }
  }

  /// Skips attributes, modifiers and `var`. Returns whether there is a `var`.
  private static func skipToName(_ scanner: inout SourceScanner) -> Bool {
    while true {
      scanner.skipTrivia()
      let isAttribute = scanner.take("@")
      let word = scanner.word()
      guard !word.isEmpty else { return false }
      if !isAttribute, word == "var" {
        scanner.skipTrivia()
        return true
      }
      while isAttribute, scanner.take(".") { _ = scanner.word() }
      if scanner.current == UInt8(ascii: "(") { scanner.skipBrackets() }
    }
  }

  /// Returns the type at the position. The type ends before a value, an accessor or another
  /// variable.
  private static func type(_ scanner: inout SourceScanner) -> String {
    let start = scanner.position
    var end = start
    while !scanner.isAtEnd {
      if scanner.skipComment() { continue }
      switch scanner.current {
      case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ","):
        return scanner.text(from: start, to: end)
      case UInt8(ascii: "("), UInt8(ascii: "["):
        scanner.skipBrackets()
      case UInt8(ascii: "<"):
        skipAngles(&scanner)
      case 0x20, 0x09...0x0D:
        scanner.step()
        continue
      default:
        scanner.step()
      }
      end = scanner.position
    }
    return scanner.text(from: start, to: end)
  }

  /// Skips the generic arguments of a type, including nested arguments.
  private static func skipAngles(_ scanner: inout SourceScanner) {
    var depth = 0
    repeat {
      switch scanner.current {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "-"): scanner.step()  // The arrow of a function type.
      default: break
      }
      scanner.step()
    } while depth > 0 && !scanner.isAtEnd
  }
}
