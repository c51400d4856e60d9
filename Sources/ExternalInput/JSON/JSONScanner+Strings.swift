extension JSONScanner {
  /// The text of the last token, which must be a string or key, with its escapes decoded. An
  /// unpaired surrogate becomes U+FFFD, because a Swift string cannot contain it.
  package var text: String {
    let body = bytes[tokenRange.lowerBound + 1..<tokenRange.upperBound - 1]
    guard hasEscapes else { return String(decoding: body, as: UTF8.self) }
    var text: [UInt8] = []
    var index = body.startIndex
    while index < body.endIndex {
      guard body[index] == UInt8(ascii: "\\") else {
        text.append(body[index])
        index += 1
        continue
      }
      let (scalar, length) = JSONEscape.decode(body[index...])
      text += (scalar ?? "\u{FFFD}").utf8
      index += length
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns whether the last token, a string or key, has the text `name`.
  package func isText(_ name: StaticString) -> Bool {
    isText(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Returns whether the last token, a string or key, equals `name`, a text in UTF-8.
  func isText(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if hasEscapes { return text.utf8.elementsEqual(name) }
    guard tokenRange.count == name.count + 2 else { return false }
    let start = tokenRange.lowerBound + 1
    var step = 0
    while step < name.count {
      if bytes[start + step] != name[step] { return false }
      step += 1
    }
    return true
  }

  /// Skips the string whose opening quotation mark is at the current index.
  mutating func skipString() throws(JSONSyntaxError) {
    index += 1
    hasEscapes = false
    while true {
      skipPlain()
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      default:
        let kind: JSONSyntaxError.Kind = index < end ? .controlCharacterInText : .endsInside(.text)
        throw JSONSyntaxError(kind: kind, offset: index)
      }
    }
  }

  /// Skips to the next quotation mark, backslash or control character. The zero byte after the text
  /// counts as a control character.
  private mutating func skipPlain() {
    index = bytes.withUnsafeBufferPointer { [index] bytes in
      var place = index
      while bytes[place] != 0x22, bytes[place] != 0x5C, bytes[place] >= 0x20 { place += 1 }
      return place
    }
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let letter = bytes[index + 1]
    if letter == UInt8(ascii: "u"), JSONEscape.unit(bytes[index..<end]) != nil {
      index += 6
    } else if JSONEscape.character(letter) != nil {
      index += 2
    } else {
      let kind: JSONSyntaxError.Kind = index + 1 < end ? .unknownEscape : .endsInside(.text)
      throw JSONSyntaxError(kind: kind, offset: index)
    }
  }
}
