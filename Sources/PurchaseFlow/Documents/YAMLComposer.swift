/// Builds the value of a document from its events. Limits reject a short text whose aliases expand
/// to a huge value.
struct YAMLComposer {
  /// The maximum nesting depth of sequences and mappings, aliases included. A scenario has at most
  /// seven levels. Each level uses stack memory.
  static let depthLimit = 64
  /// The maximum number of aliases, including those inside the value of another alias. Without this
  /// limit, aliases of aliases multiply the work with each line.
  static let expansionLimit = 10_000
  /// The maximum number of values after the expansion of aliases. Expanding a few aliases of a long
  /// list is as much work as expanding many aliases.
  static let valueLimit = 1_000_000

  private let reader: YAMLEventReader
  private var anchors: [String: AnchoredValue] = [:]
  private var expansions = 0
  private var values = 0

  /// A value with an anchor, and the sizes that an alias of it adds to the document.
  private struct AnchoredValue {
    let value: YAMLValue
    let height: Int
    let expansions: Int
    let values: Int
  }

  private typealias ComposedValue = (value: YAMLValue, height: Int)

  private init(_ reader: YAMLEventReader) { self.reader = reader }

  /// Returns the value of the only document of a UTF-8 text; `nil` if the text has no document.
  static func value(of text: UnsafeBufferPointer<UInt8>) throws(YAMLDocumentError) -> YAMLValue? {
    if let place = YAMLDirectives.firstExcess(in: text) { throw .tooManyDirectives(place) }
    var composer = YAMLComposer(YAMLEventReader(text))
    return try composer.document()
  }

  private func next() throws(YAMLDocumentError) -> YAMLEvent {
    do {
      return try reader.next()
    } catch {
      if error.isNestedTooDeep, let place = error.place { throw .tooDeep(place) }
      throw .syntax(error)
    }
  }

  private mutating func document() throws(YAMLDocumentError) -> YAMLValue? {
    var event = try next()
    if case .streamStart = event.kind { event = try next() }
    guard case .documentStart = event.kind else { return nil }
    let value = try compose(next(), depth: 0).value
    _ = try next()
    event = try next()
    guard case .streamEnd = event.kind else { throw .secondDocument(event.place) }
    return value
  }

  private mutating func compose(
    _ event: YAMLEvent,
    depth: Int
  ) throws(YAMLDocumentError) -> ComposedValue {
    if case .alias(let name) = event.kind { return try resolve(name, event.place, depth: depth) }
    let before = (expansions, values)
    try add(values: 1, expansions: 0, at: event.place)
    let composed: ComposedValue
    switch event.kind {
    case .sequenceStart: composed = try sequence(event.place, depth: depth + 1)
    case .mappingStart: composed = try mapping(event.place, depth: depth + 1)
    case .scalar(let text, let tag):
      composed = (YAMLValue(content: .scalar(text, tag: tag), place: event.place), 0)
    default: throw .unexpected(event.place)
    }
    if let anchor = event.anchor {
      anchors[anchor] = AnchoredValue(
        value: composed.value,
        height: composed.height,
        expansions: expansions - before.0,
        values: values - before.1
      )
    }
    return composed
  }

  private mutating func resolve(
    _ name: String,
    _ place: YAMLPlace,
    depth: Int
  ) throws(YAMLDocumentError) -> ComposedValue {
    guard let anchored = anchors[name] else { throw .unknownAlias(name, place) }
    guard depth + anchored.height <= Self.depthLimit else { throw .tooDeep(place) }
    try add(values: anchored.values, expansions: anchored.expansions + 1, at: place)
    return (anchored.value, anchored.height)
  }

  private mutating func sequence(
    _ place: YAMLPlace,
    depth: Int
  ) throws(YAMLDocumentError) -> ComposedValue {
    guard depth <= Self.depthLimit else { throw .tooDeep(place) }
    var items: [YAMLValue] = []
    var height = 0
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { break }
      let item = try compose(event, depth: depth)
      items.append(item.value)
      height = max(height, item.height)
    }
    return (YAMLValue(content: .sequence(items), place: place), height + 1)
  }

  private mutating func mapping(
    _ place: YAMLPlace,
    depth: Int
  ) throws(YAMLDocumentError) -> ComposedValue {
    guard depth <= Self.depthLimit else { throw .tooDeep(place) }
    var entries: [YAMLValue.Entry] = []
    var lines: [String: Int] = [:]
    var height = 0
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { break }
      guard case .scalar(let key, _) = event.kind else { throw .keyIsNoWord(event.place) }
      if let first = lines.updateValue(event.place.line, forKey: key) {
        throw .repeatedKey(key, first: first, event.place)
      }
      _ = try compose(event, depth: depth)
      let value = try compose(next(), depth: depth)
      entries.append(YAMLValue.Entry(key: key, place: event.place, value: value.value))
      height = max(height, value.height)
    }
    return (YAMLValue(content: .mapping(entries), place: place), height + 1)
  }

  private mutating func add(
    values more: Int,
    expansions moreExpansions: Int,
    at place: YAMLPlace
  ) throws(YAMLDocumentError) {
    values += more
    expansions += moreExpansions
    guard expansions <= Self.expansionLimit else { throw .tooManyExpansions(place) }
    guard values <= Self.valueLimit else { throw .tooManyValues(place) }
  }
}
