import Foundation
import TerminalUI

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads an XML document and lists its texts with their elements.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// A text and its element.
  struct Piece {
    let element: String
    let attributes: [String: String]
    var text: String
  }

  private(set) var pieces: [Piece] = []
  private(set) var counts: [String: Int] = [:]
  private var open: [(String, [String: String])] = []
  private(set) var isWellFormed = false

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append((name, attributes))
    counts[name, default: 0] += 1
    pieces.append(Piece(element: name, attributes: attributes, text: ""))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
    guard let outer = open.last else { return }
    pieces.append(Piece(element: outer.0, attributes: outer.1, text: ""))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].text += text
  }

  /// The rules of the style sheet by class.
  var rules: [String: String] {
    let sheet = pieces.first { $0.element == "style" }?.text ?? ""
    var rules: [String: String] = [:]
    for line in sheet.split(separator: "\n") {
      let parts = line.split(separator: "{", maxSplits: 1)
      guard parts.count == 2, parts[0].first == "." else { continue }
      rules[String(parts[0].dropFirst())] = String(parts[1].dropLast())
    }
    return rules
  }
}
