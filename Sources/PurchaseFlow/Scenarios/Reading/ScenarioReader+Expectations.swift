extension ScenarioReader {
  func expectations(_ node: YAMLNode) throws(YAMLFileError) -> [Expectation] {
    var expectations: [Expectation] = []
    for (name, value) in try node.entries() {
      guard let key = ExpectationKey(rawValue: name) else {
        throw node.unknownKey(name, value, ScenarioKeys.expectations)
      }
      let parts = value.isMapping ? try value.entries() : []
      expectations.append(
        Expectation(
          key: key,
          value: try self.value(value, key.shape),
          place: value.place,
          parts: Dictionary(parts.map { ($0.key, $0.value.place) }) { first, _ in first }
        )
      )
      if key == .transaction, !parts.contains(where: { $0.key == "id" }) {
        throw value.error("The key \"id\" is missing. Add the transaction's identifier.")
      }
    }
    return expectations
  }

  private func value(
    _ node: YAMLNode,
    _ shape: ValueShape
  ) throws(YAMLFileError) -> CheckedValue {
    switch shape {
    case .bool: return .bool(try node.bool())
    case .number: return .number(try node.identifier())
    case .text: return .text(try node.word())
    case .word(let words): return .text(try node.word(among: words))
    case .product: return .text(try product(node))
    case .instant: return .instant(try node.instant(in: zone))
    case .money: return .money(try node.decimal())
    case .notification: return .text(try notification(node))
    case .billingPeriod: return .text(try billingPeriod(node))
    case .productsOrNumbers: return try productsOrNumbers(node)
    case .optional(let shape): return node.isNull ? .absent : try value(node, shape)
    case .list(let shape):
      var values: [CheckedValue] = []
      for item in try node.items() { values.append(try value(item, shape)) }
      return .list(values)
    case .object(let shapes): return try object(node, shapes)
    }
  }

  private func object(
    _ node: YAMLNode,
    _ shapes: [(key: String, shape: ValueShape)]
  ) throws(YAMLFileError) -> CheckedValue {
    var entries: [CheckedValue.Entry] = []
    for (key, item) in try node.entries() {
      guard let shape = shapes.first(where: { $0.key == key })?.shape else {
        throw node.unknownKey(key, item, shapes.map(\.key))
      }
      entries.append(CheckedValue.Entry(key: key, value: try value(item, shape)))
    }
    return .object(entries)
  }

  /// Reads a list of transaction identifiers or a list of products.
  private func productsOrNumbers(_ node: YAMLNode) throws(YAMLFileError) -> CheckedValue {
    var values: [CheckedValue] = []
    for item in try node.items() {
      if let number = try? item.identifier() {
        values.append(.number(number))
      } else {
        values.append(.text(try product(item)))
      }
      guard values.count < 2 || values[0].isNumber == values[values.count - 1].isNumber else {
        throw item.error(
          "This list mixes transaction and product identifiers. Write one kind only."
        )
      }
    }
    return .list(values)
  }

  /// Reads a billing period of a commitment: `3 of 12`.
  private func billingPeriod(_ node: YAMLNode) throws(YAMLFileError) -> String {
    let parts = try node.word().split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "of", let number = Int(parts[0]),
      let total = Int(parts[2]), (1...1000).contains(total), (1...total).contains(number)
    else { throw node.error("This must be a billing period such as 3 of 12.") }
    return "\(number) of \(total)"
  }

  /// Reads the name of a notification: `TYPE` or `TYPE/SUBTYPE`.
  private func notification(_ node: YAMLNode) throws(YAMLFileError) -> String {
    let text = try node.word()
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (65...90).contains($0) || $0 == 95 }
    }
    guard parts.count <= 2, isName else {
      throw node.error("This must be a notification such as DID_RENEW or EXPIRED/VOLUNTARY.")
    }
    return text
  }
}

extension CheckedValue {
  fileprivate var isNumber: Bool {
    if case .number = self { return true }
    return false
  }
}
