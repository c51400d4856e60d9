import Foundation

/// The lines of a String Catalog that has one localization a line, as the embedded catalogs do:
///
/// ```
/// {"sourceLanguage" : "en", "strings" : {
/// "button.agree" : {"extractionState" : "manual", "localizations" : {
/// "de" : {"stringUnit" : {"state" : "translated", "value" : "Zustimmen"}},
/// "en" : {"stringUnit" : {"state" : "translated", "value" : "Agree"}}}}}, "version" : "1.0"}
/// ```
///
/// The program reads one language of 22 before the first frame. A JSON scanner takes about
/// 20 instructions a byte to skip the others, the search for line ends less than one.
struct CatalogLines {
  private static let head: StaticString = "{\"sourceLanguage\" : \"en\", \"strings\" : {\n"
  private static let end: StaticString = "}, \"version\" : \"1.0\"}\n"
  private static let newline = UInt8(ascii: "\n")

  private let file: UnsafeBufferPointer<UInt8>
  /// The range of the lines with keys and localizations.
  private let body: Range<Int>

  /// Returns `nil` for a file in another layout, such as Xcode's.
  init?(_ file: UnsafeBufferPointer<UInt8>) {
    let (head, end) = (Self.head.utf8CodeUnitCount, Self.end.utf8CodeUnitCount)
    guard file.count > head + end, Self.has(Self.head, in: file, at: 0),
      Self.has(Self.end, in: file, at: file.count - end)
    else { return nil }
    let last = file.count - end
    self.file = file
    body = head..<(file[last - 1] == Self.newline ? last - 1 : last)
  }

  /// Returns a catalog, as JSON, with the localizations of one language only.
  func catalog(in language: String) -> [UInt8] {
    let name = Array("\"\(language)\" : ".utf8)
    var catalog = Array(UnsafeBufferPointer(rebasing: file[..<body.lowerBound]))
    var (key, found): (Range<Int>?, Range<Int>?)
    var isFirst = true

    // Called after the last localization of a key, whose line also closes the key.
    func finish(before place: Int) {
      guard let key, let localization = found else { return }
      if !isFirst { catalog.append(UInt8(ascii: ",")) }
      isFirst = false
      let isLast = localization.upperBound + 1 >= place
      for line in [key, localization] {
        catalog += UnsafeBufferPointer(rebasing: file[line])
        if catalog.last == UInt8(ascii: ",") { catalog.removeLast() }
      }
      if !isLast { catalog += "}}".utf8 }
      found = nil
    }

    var place = body.lowerBound
    while place < body.upperBound {
      let line = place..<endOfLine(at: place)
      if file[line.upperBound - 1] == UInt8(ascii: "{") {
        finish(before: place)
        key = line
      } else if line.count > name.count, has(name, at: place) {
        found = line
      }
      place = line.upperBound + 1
    }
    finish(before: place)
    catalog += UnsafeBufferPointer(rebasing: file[(file.count - Self.end.utf8CodeUnitCount)...])
    return catalog
  }

  private func endOfLine(at place: Int) -> Int {
    guard let start = file.baseAddress,
      let found = memchr(start + place, Int32(Self.newline), body.upperBound - place)
    else { return body.upperBound }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  private func has(_ name: [UInt8], at place: Int) -> Bool {
    var step = 0
    while step < name.count {
      if file[place + step] != name[step] { return false }
      step += 1
    }
    return true
  }

  private static func has(
    _ text: StaticString,
    in file: UnsafeBufferPointer<UInt8>,
    at place: Int
  ) -> Bool {
    text.withUTF8Buffer { $0.elementsEqual(file[place..<place + $0.count]) }
  }
}
