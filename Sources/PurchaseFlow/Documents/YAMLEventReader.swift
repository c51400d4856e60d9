// When Yams composes a document, it hashes whole keys with their expanded aliases: a text of 724
// bytes takes hours. Yams has no API that reads single events, so this file uses the libyaml inside
// Yams.
internal import CYaml

/// An event of libyaml's parser.
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
    /// The end of a sequence or mapping.
    case collectionEnd
  }

  let kind: Kind
  /// The anchor: the name by which aliases refer to the value; `nil` for none.
  let anchor: String?
  let place: YAMLPlace
}

/// An error of libyaml's parser.
struct YAMLSyntaxError: Error {
  /// The reason in libyaml's words.
  let problem: String
  /// The place of the error; `nil` if libyaml reports none.
  let place: YAMLPlace?
  /// The code of a character that YAML does not allow; `nil` for other errors.
  let character: UInt32?

  /// Whether libyaml's own limit of 1,000 levels is the reason. libyaml reads up to 1,024
  /// characters ahead, so it can reach its own limit before the events reach
  /// ``YAMLComposer/depthLimit``.
  var isNestedTooDeep: Bool { problem.hasPrefix("Maximum nesting level reached") }
}

/// Reads the events of a text one by one.
final class YAMLEventReader {
  // libyaml's parser contains pointers to itself, so it must not move in memory.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Creates a reader of a UTF-8 text. The buffer must stay valid while the reader is used.
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

  /// Returns the next event.
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

  /// The events that only mark the start or end of the stream or document.
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
