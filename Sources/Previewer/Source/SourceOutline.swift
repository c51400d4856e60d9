/// The declarations of a Swift file that may be shown.
struct SourceOutline {
  /// A use of the macro `#Preview`.
  struct Preview: Hashable {
    /// The name in the source; `nil` if there is no name or it is not a plain literal.
    let name: String?
    /// The range between the braces of the content.
    let body: Range<Int>
    /// The range of the trait arguments; `nil` if there are none.
    let traits: Range<Int>?
    /// The declarations with `@Previewable`.
    let previewables: [Previewable]
    /// The condition of the surrounding `#if`s; `nil` for none.
    let condition: String?
  }

  /// A declaration with `@Previewable`.
  struct Previewable: Hashable {
    /// The range of the attribute and the declaration.
    let whole: Range<Int>
    /// The range of `@Previewable` alone, in bytes.
    let attribute: Range<Int>
  }

  /// A type declaration.
  struct Declaration: Hashable {
    let name: String
    /// The protocols and superclasses in its declaration and extensions, without module names.
    var parents: Set<String>
    /// Whether the type has an initializer without arguments.
    var isMadeOfNothing: Bool
    /// The range from the keyword to the closing brace, in bytes.
    let range: Range<Int>
    /// The condition of the surrounding `#if`s; `nil` for none.
    let condition: String?
    /// Whether other parts of the file use the type.
    var isUsed = false
  }

  /// The previews, in order.
  private(set) var previews: [Preview] = []
  /// The types at the top level, in order.
  private(set) var types: [Declaration] = []
  /// An attribute `@main`.
  struct Main: Hashable {
    /// The range of the attribute, in bytes.
    let range: Range<Int>
    /// The condition of the surrounding `#if`s; `nil` for none.
    let condition: String?
  }

  /// The attributes `@main`, in order.
  private(set) var mains: [Main] = []
  /// The tokens of the file.
  let source: SourceTokens

  private var extensions: [Extension] = []
  private var conditions: [Conditional] = []
  /// Whether the rest of the file has no braces. If so, type headers are not parsed: each would be
  /// read up to the end of the file, which takes quadratic time.
  private var hasNoMoreBodies = false

  private struct Extension {
    let name: String
    let parents: Set<String>
    let range: Range<Int>
    let hasPlainInitializer: Bool
  }

  /// An `#if` with its branches so far.
  private struct Conditional {
    var earlier: [String] = []
    var current: String

    var text: String {
      (earlier.map { "!(\($0))" } + ["(\(current))"]).joined(separator: " && ")
    }
  }

  /// Parses a file. If the task is cancelled, the rest of the file is skipped.
  init(_ text: String) {
    source = SourceTokens(text)
    var index = 0
    while index < source.tokens.count, !Task.isCancelled { index = read(at: index) }
    joinExtensions()
    findUses()
  }

  private var condition: String? {
    conditions.isEmpty ? nil : conditions.map(\.text).joined(separator: " && ")
  }

  /// Parses the declaration at a token of the top level. Returns the index of the token after it.
  private mutating func read(at index: Int) -> Int {
    let token = source.tokens[index]
    switch token.kind {
    case .directive(let name, let condition):
      note(name, condition)
      return index + 1
    case .word("@main"):
      mains.append(Main(range: token.range, condition: condition))
      return index + 1
    case .word("#Preview"): return readPreview(at: index)
    case .word("struct"), .word("class"), .word("enum"), .word("actor"), .word("extension"):
      return readType(at: index)
    default:
      return token.depthChange > 0 ? source.end(ofBracketAt: index) + 1 : index + 1
    }
  }

  private mutating func note(_ directive: String, _ condition: String) {
    let condition = condition.trimmed
    switch directive {
    case "#if": conditions.append(Conditional(current: condition))
    case "#endif": _ = conditions.popLast()
    default:
      guard var last = conditions.popLast() else { return }
      last.earlier.append(last.current)
      last.current = directive == "#else" ? "true" : condition
      conditions.append(last)
    }
  }

  /// Returns the line of a byte in the file. Lines start at 1.
  func line(ofByteAt index: Int) -> Int {
    source.bytes.prefix(index).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The ranges of the attributes for Objective-C, which the compiler does not accept on Linux.
  var objectiveCAttributes: [Range<Int>] {
    source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.word == "@objc" || token.word == "@objcMembers" else { return nil }
      let next = index + 1
      // A name in brackets follows the attribute without a blank: `@objc(name)`.
      guard source.isSymbol("(", at: next),
        source.tokens[next].range.lowerBound == token.range.upperBound
      else { return token.range }
      return token.range.lowerBound..<source.end(ofTokenAt: source.end(ofBracketAt: next))
    }
  }

  /// The names of the modules that the file imports.
  var imports: Set<String> {
    let words = source.tokens.map(\.word)
    return Set(zip(words, words.dropFirst()).compactMap { $0 == "import" ? $1 : nil })
  }

  // MARK: Previews

  private mutating func readPreview(at index: Int) -> Int {
    var next = index + 1
    var name: String?
    var traits: Range<Int>?
    if source.isSymbol("(", at: next) {
      let end = source.end(ofBracketAt: next)
      if next + 1 < end, source.tokens[next + 1].kind == .string {
        name = source.text(source.tokens[next + 1].range).withoutQuotes
      }
      traits = source.arguments(from: "traits", between: next, and: end)
      next = end + 1
    }
    guard source.isSymbol("{", at: next) else { return next }
    let end = source.end(ofBracketAt: next)
    let start = source.tokens[next].range.upperBound
    let body = start..<max(start, source.start(ofTokenAt: end))
    previews.append(
      Preview(
        name: name,
        body: body,
        traits: traits,
        previewables: source.previewables(from: next + 1, to: end),
        condition: condition
      )
    )
    return end + 1
  }

  // MARK: Types

  private mutating func readType(at index: Int) -> Int {
    guard index + 1 < source.tokens.count, !hasNoMoreBodies else { return index + 1 }
    var next = index + 1
    let header = TypeHeader(source, at: &next)
    hasNoMoreBodies = next >= source.tokens.count
    guard let name = header.name, source.isSymbol("{", at: next) else { return index + 1 }
    let end = source.end(ofBracketAt: next)
    let range = source.tokens[index].range.lowerBound..<source.end(ofTokenAt: end)
    let members = TypeMembers(source, from: next + 1, to: end)
    if source.tokens[index].word == "extension" {
      extensions.append(
        Extension(
          name: name,
          parents: header.parents,
          range: range,
          hasPlainInitializer: members.initializers.contains(.plain)
        )
      )
    } else {
      let keyword = source.tokens[index].word
      types.append(
        Declaration(
          name: name,
          parents: header.parents,
          isMadeOfNothing: !header.isGeneric && keyword != "enum" && keyword != "actor"
            && members.canBeMadeOfNothing,
          range: range,
          condition: condition
        )
      )
    }
    return end + 1
  }

  private mutating func joinExtensions() {
    let extensions = Dictionary(grouping: extensions, by: \.name).mapValues { parts in
      let parents = parts.reduce(into: Set<String>()) { $0.formUnion($1.parents) }
      return (parents: parents, hasPlainInitializer: parts.contains(where: \.hasPlainInitializer))
    }
    for index in types.indices {
      guard let joined = extensions[types[index].name] else { continue }
      types[index].parents.formUnion(joined.parents)
      if joined.hasPlainInitializer { types[index].isMadeOfNothing = true }
    }
  }

  /// Marks the types that the file uses. Extensions of a type, including those with `where Self ==
  /// X`, and previews do not count as uses.
  private mutating func findUses() {
    let names = Set(types.map(\.name))
    // All these ranges are at the top level, so they do not overlap.
    var places = (extensions.map(\.range) + previews.map(\.body))
      .sorted { $0.lowerBound < $1.lowerBound }[...]
    /// The positions of type names outside these ranges, in order.
    var uses: [String: [Int]] = [:]
    for token in source.tokens {
      guard let word = token.word, names.contains(word) else { continue }
      let start = token.range.lowerBound
      while let place = places.first, place.upperBound <= start { places.removeFirst() }
      if places.first?.contains(start) != true { uses[word, default: []].append(start) }
    }
    for index in types.indices {
      let (range, all) = (types[index].range, uses[types[index].name, default: []])
      let inside =
        AscendingPlaces.count(in: all, before: range.upperBound)
        - AscendingPlaces.count(in: all, before: range.lowerBound)
      types[index].isUsed = all.count > inside
    }
  }
}
