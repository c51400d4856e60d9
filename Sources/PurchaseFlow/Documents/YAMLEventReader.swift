// Yams composes a document by hashing whole keys with all that their aliases stand for: 724 bytes
// keep it busy for hours. It offers no way to read event by event, so its libyaml is used here.
internal import CYaml

/// What libyaml finds next in a text.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, tag: String?)
    case sequenceStart
    case mappingStart
    /// A sequence or mapping ends.
    case collectionEnd
  }

  let kind: Kind
  /// The name that aliases know it by.
  let anchor: String?
  let place: YAMLPlace
}

/// Why libyaml cannot go on.
struct YAMLSyntaxError: Error {
  /// What is wrong, in libyaml's words.
  let problem: String
  /// Where; `nil` where libyaml has no place.
  let place: YAMLPlace?
  /// The number of a character that YAML does not allow anywhere.
  let character: UInt32?

  /// Whether libyaml's own limit of 1,000 levels ended it. libyaml reads up to 1,024 characters
  /// ahead, and so meets its limit before the events get to ``YAMLComposer/depthLimit``.
  var isNestedTooDeep: Bool { problem.hasPrefix("Maximum nesting level reached") }
}

/// Reads the events of a text, one after the other.
final class YAMLEventReader {
  // libyaml's parser points to itself, so it has to stay where it is.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Begins to read a text in UTF-8, which must stay valid as long as the reader is used.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser.initialize(to: yaml_parser_t())
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var error: YAMLSyntaxError {
    let state = parser.pointee
    let isReader = state.error == YAML_READER_ERROR
    return YAMLSyntaxError(
      problem: state.problem.map { String(cString: $0) } ?? "the text cannot be read",
      place: isReader ? nil : YAMLPlace(state.problem_mark),
      character: isReader ? UInt32(exactly: state.problem_value) : nil
    )
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    place = YAMLPlace(event.start_mark)
    let data = event.data
    switch event.type {
    case YAML_ALIAS_EVENT:
      kind = .alias(Self.text(data.alias.anchor) ?? "")
      anchor = nil
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let quoted = data.scalar.quoted_implicit == 1 ? "tag:yaml.org,2002:str" : nil
      let tag = quoted ?? Self.text(data.scalar.tag)
      kind = .scalar(String(decoding: bytes, as: UTF8.self), tag: tag)
      anchor = Self.text(data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = Self.text(data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = Self.text(data.mapping_start.anchor)
    default:
      kind = Self.marks[event.type.rawValue] ?? .collectionEnd
      anchor = nil
    }
  }

  /// The events that say nothing but where something begins or ends.
  private static let marks: [UInt32: Kind] = [
    YAML_STREAM_START_EVENT.rawValue: .streamStart, YAML_STREAM_END_EVENT.rawValue: .streamEnd,
    YAML_DOCUMENT_START_EVENT.rawValue: .documentStart,
    YAML_DOCUMENT_END_EVENT.rawValue: .documentEnd,
  ]

  private static func text(_ bytes: UnsafePointer<UInt8>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}

extension YAMLPlace {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
