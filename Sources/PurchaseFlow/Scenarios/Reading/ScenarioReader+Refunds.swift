import Foundation

extension ScenarioReader {
  func refund(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    guard node.isMapping else { return .transaction(try reference(refund: node), .refund(.other)) }
    let entries = try node.entries(among: ScenarioKeys.refund)
    let reference = try reference(refund: required("transaction", entries, node))
    guard let reason = entries["reason"] else { return .transaction(reference, .refund(.other)) }
    let word = try reason.word(among: ["other", "appIssue"])
    return .transaction(reference, .refund(word == "appIssue" ? .developerIssue : .other))
  }

  func refundRequest(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    guard node.isMapping else {
      return .transaction(try reference(refund: node), .requestRefund(.other))
    }
    let entries = try node.entries(among: ScenarioKeys.refundRequest)
    let reference = try reference(refund: required("transaction", entries, node))
    let words = RefundRequest.Reason.documented.map(\.rawValue)
    let reason = try entries["reason"].map { node throws(YAMLFileError) in
      RefundRequest.Reason(rawValue: try node.word(among: words))
    }
    return .transaction(reference, .requestRefund(reason ?? .other))
  }

  func refundDecision(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.refundDecision)
    let reference = try reference(refund: required("transaction", entries, node))
    let word = try required("decision", entries, node).word(among: ["grant", "decline", "prorate"])
    let share = entries["percentage"]
    guard word == "prorate" else {
      if let share {
        throw share.error("percentage requires decision: prorate. Leave percentage out.")
      }
      return .transaction(reference, .decideRefund(word == "grant" ? .grant : .decline))
    }
    let thousandths = try share.map(percentage)
    return .transaction(reference, .decideRefund(.prorate(percentage: thousandths)))
  }

  /// Reads a percentage and returns it in thousandths of a per cent.
  private func percentage(_ node: YAMLNode) throws(YAMLFileError) -> Int {
    let thousandths = try node.decimal() * 1000
    let number = NSDecimalNumber(decimal: thousandths).intValue
    guard (0...100_000).contains(thousandths), Decimal(number) == thousandths else {
      throw node.error(
        "This must be a percentage from 0 to 100, with at most three decimal places: \"33.333\"."
      )
    }
    return number
  }

  private func reference(
    refund node: YAMLNode
  ) throws(YAMLFileError) -> Scenario.TransactionReference {
    if (try? node.word()) == "last" { return .last }
    guard let id = try? node.identifier() else {
      throw node.error("This must be last, or a transaction's identifier.")
    }
    return .id(id)
  }
}
