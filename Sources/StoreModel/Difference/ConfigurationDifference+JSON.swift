import ExternalInput

extension ConfigurationDifference {
  /// The difference as JSON. The order of keys is fixed:
  ///
  /// {"differences": [{"kind", "part": {"kind", "name", "id", "group"}, "item": {"kind", "name"},
  /// "field", "old", "new", "oldKeyPath", "newKeyPath"}]}
  ///
  /// A missing value is `null`, and a secret is the text `withheld`. Prices and periods are texts
  /// as written in the files. For an added or removed part or item, `old` or `new` is an array that
  /// summarizes it; for an offer, an object.
  public var json: String {
    guard !changes.isEmpty else { return "{\n  \"differences\": []\n}\n" }
    let lines = changes.map { "    " + $0.json }
    return "{\n  \"differences\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }
}

extension ConfigurationChange {
  fileprivate var json: String {
    let place = [
      "\"kind\": " + JSONText.string(part.kind.rawValue),
      "\"name\": " + JSONText.string(part.name), "\"id\": " + JSONText.string(part.id),
      "\"group\": " + Self.text(part.group),
    ]
    let entry = item.map { item in
      let kind = JSONText.string(item.kind.rawValue)
      return "{\"kind\": \(kind), \"name\": \(JSONText.string(item.name))}"
    }
    let members = [
      "\"kind\": " + JSONText.string(kind.rawValue),
      "\"part\": {" + place.joined(separator: ", ") + "}",
      "\"item\": " + (entry ?? "null"), "\"field\": " + Self.text(field?.rawValue),
      "\"old\": " + (old?.json ?? "null"), "\"new\": " + (new?.json ?? "null"),
      "\"oldKeyPath\": " + Self.text(oldKeyPath), "\"newKeyPath\": " + Self.text(newKeyPath),
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func text(_ text: String?) -> String { text.map(JSONText.string) ?? "null" }
}

extension ConfigurationChange.Value {
  fileprivate var json: String {
    switch self {
    case .text(let text), .word(let text): JSONText.string(text)
    case .number(let number): String(number)
    case .list(_, let contents): JSONText.escapingControlCharacters(in: contents)
    case .truth(let truth): String(truth)
    case .level(let level): level.map { String($0) } ?? "null"
    case .price(_, let written), .period(_, let written): JSONText.string(written)
    case .offer(let offer): offer.json
    case .place(_, let group): group.map(JSONText.string) ?? "null"
    case .names(let names): "[" + names.map(JSONText.string).joined(separator: ", ") + "]"
    case .entries(let entries):
      "[" + entries.map { JSONText.string($0.name) }.joined(separator: ", ") + "]"
    case .rate(let rate): String(rate.rawValue)
    case .moment(let seconds): JSONText.string("\(seconds)")
    case .storeError(let place): String(place)
    case .failure(let failure): JSONText.string(failure.written)
    case .contents(let contents):
      "{"
        + contents.sorted { $0.key < $1.key }
        .map { JSONText.string($0.key) + ": " + JSONText.escapingControlCharacters(in: $0.value) }
        .joined(separator: ", ") + "}"
    case .secret: JSONText.string("withheld")
    case .several(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    }
  }
}

extension StoreConfiguration.OfferRecord {
  fileprivate var json: String {
    let members = [
      "\"paymentMode\": " + JSONText.string(paymentModeText ?? ""),
      "\"displayPrice\": " + (displayPriceText.map(JSONText.string) ?? "null"),
      "\"subscriptionPeriod\": " + (periodText.map(JSONText.string) ?? "null"),
      "\"numberOfPeriods\": " + String(periodCount),
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }
}
