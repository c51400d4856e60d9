import ExternalInput
import StoreModel

/// Writes the run of one scenario file.
struct ScenarioWriter {
  let file: String
  let format: ScenarioFormat
  private(set) var payloads: any EventPayloads
  /// The time when the customer installed the app.
  var installation = Instant.earliest
  /// The number of notifications so far.
  private var notificationCount = 0
  /// The output of the steps so far.
  private(set) var lines = ""
  private var happened: [String] = []
  private var cases: [JUnitText.Case] = []
  private var error: YAMLFileError?
  /// The first error of writing an event; `nil` if all events were written.
  private(set) var problem: YAMLFileError?

  init(file: String, format: ScenarioFormat, payloads: any EventPayloads) {
    self.file = file
    self.format = format
    self.payloads = payloads
    if format == .text { lines = PrintableText.path(file) + "\n" }
  }

  /// Prepares for the events of a scenario. Unless the payloads already have a customer, their
  /// customer is that of the scenario.
  mutating func begin(_ scenario: Scenario) {
    guard payloads.app.customer == nil else { return }
    payloads = payloads.identified(as: scenario.customerIdentity)
  }

  /// Writes an event of a step.
  mutating func note(_ step: Scenario.Step, _ event: StoreEvent, _ account: borrowing Account) {
    guard event.kind.isReported else { return }
    switch format {
    case .text: happened.append(words(for: event, account))
    case .jsonl:
      do {
        let line = try json(step, event, account)
        lines += line + "\n"
      } catch {
        problem =
          problem
          ?? step.place.error("An event cannot be written: \(error). Leave --signed out.")
      }
    case .junit: break
    }
  }

  /// Writes the end of a step with its failed expectations.
  mutating func end(
    _ step: Scenario.Step,
    _ run: borrowing ScenarioRun,
    _ failures: [ScenarioFailure]
  ) {
    switch format {
    case .text:
      let action = step.name ?? "expect"
      let refusal = run.refusalWithoutEvent.map { ["refused (\($0))"] } ?? []
      let what = (happened + refusal).joined(separator: "; ")
      let line = "\(run.simulation.now)  \(step.number)  \(action)"
      lines += PrintableText.escaped(what.isEmpty ? line : "\(line)  \(what)") + "\n"
      for failure in failures { lines += PrintableText.escaped("  FAILED \(failure)") + "\n" }
      happened = []
    case .jsonl:
      break
    case .junit:
      guard !step.expectations.isEmpty else { return }
      cases.append(JUnitText.Case(step: step, failures: failures))
    }
  }

  /// Records the error that ended the run.
  mutating func end(with error: YAMLFileError) { self.error = error }

  /// The results of the file as a JUnit suite.
  var suite: JUnitText.Suite { JUnitText.Suite(file: file, cases: cases, error: error) }

  private func words(for event: StoreEvent, _ account: borrowing Account) -> String {
    var words = [event.kind.name]
    if let product = event.productID { words.append(PrintableText.shortened(product)) }
    if let id = event.transactionID, let transaction = account.transaction(id) {
      words.append("#\(id)")
      if let end = transaction.expiresAt { words.append("until \(end)") }
    }
    if let detail = event.kind.detail { words.append("(\(detail))") }
    if let notification = event.notification { words.append("[\(notification)]") }
    return words.joined(separator: " ")
  }

  private mutating func json(
    _ step: Scenario.Step,
    _ event: StoreEvent,
    _ account: borrowing Account
  ) throws -> String {
    var json = JSONObject()
    json.add("at", event.instant.description)
    json.add("step", step.number)
    json.add("action", step.name)
    json.add("event", event.kind.name)
    let transaction = event.transactionID.flatMap { account.transaction($0) }
    let status = event.group.flatMap { group in
      account.status(for: group).first { $0.transaction.originalID == transaction?.originalID }
        ?? account.leadingStatus(for: group)
    }
    json.add("state", event.group.map { _ in status?.state.word ?? "none" })
    if let detail = event.kind.detail { json.add("detail", detail) }
    if let transaction {
      json.add("transaction", raw: try payloads.json(transaction, at: event.instant))
    }
    if let info = status?.renewalInfo {
      json.add("renewalInfo", raw: try payloads.json(info, at: event.instant))
    }
    if case .renewalExtensionCompleted(let summary) = event.kind {
      json.add("summary", raw: try payloads.json(summary, at: event.instant))
    }
    if let notification = event.notification {
      var notificationJSON = JSONObject()
      notificationJSON.add("type", notification.type)
      notificationJSON.add("subtype", notification.subtype)
      notificationJSON.add("consumptionRequestReason", event.consumptionRequestReason?.rawValue)
      json.add("notification", raw: notificationJSON.text)
    }
    var content = EventContent(at: event.instant)
    content.transaction = transaction
    content.status = status
    content.notification = event.notification
    content.refundReason = event.consumptionRequestReason
    if case .renewalExtensionCompleted(let summary) = event.kind {
      content.extensionSummary = summary
    }
    content.number = notificationCount
    if event.notification != nil { notificationCount += 1 }
    if event.kind == .consentRescinded {
      let record = appRecord(at: event.instant)
      content.app = record
      json.add("appTransaction", raw: try payloads.json(record))
    }
    for form in try payloads.signedForms(of: content) { json.add(form.key, form.text) }
    return json.text
  }
}

extension ScenarioWriter {
  /// Returns the record of the customer's copy of the app.
  private func appRecord(at instant: Instant) -> AppTransactionPayload {
    AppTransactionPayload(payloads.app, installedAt: installation, signedAt: instant)
  }
}

extension ScenarioRun {
  /// The refusal of the last action, if no event reports it.
  ///
  /// Only two refusals have no event, because the run itself refuses: an undo of too many actions,
  /// and a missing transaction. Every other refusal is an event of the account.
  fileprivate var refusalWithoutEvent: Refusal? {
    switch outcome.refusal {
    case .historyTooShort?, .noTransaction?: outcome.refusal
    default: nil
    }
  }
}
