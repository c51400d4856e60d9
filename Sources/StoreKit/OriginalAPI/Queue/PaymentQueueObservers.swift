import StoreViews

/// The observers of a payment queue, and the reports that they have not received yet.
///
/// The observers are called later, in the order of the reports. So they can call the queue, and an
/// action of the customer is complete before an observer learns its result.
@MainActor
final class PaymentQueueObservers {
  private struct Reference {
    weak var observer: (any SKPaymentTransactionObserver)?
    let id: ObjectIdentifier

    init(_ observer: any SKPaymentTransactionObserver) {
      self.observer = observer
      id = ObjectIdentifier(observer)
    }
  }

  /// A report that was not sent yet.
  private struct Parcel {
    let report: PaymentQueueReport
    /// The observers at the time of the report. An observer that is added later receives the whole
    /// queue instead.
    let receivers: [Reference]
  }

  private var references: [Reference] = []
  private var parcels: [Parcel] = []
  private var isScheduled = false
  private weak var session: StoreSession?
  /// Whether the session replaces the program's session within a task. Calls of the observers must
  /// then concern the same session.
  private let isBound: Bool

  init(of session: StoreSession) {
    self.session = session
    isBound = StoreSession.bound === session
  }

  /// The observers that still exist.
  var all: [any SKPaymentTransactionObserver] { references.compactMap { $0.observer } }

  /// Whether there is no observer.
  var isEmpty: Bool { references.allSatisfy { $0.observer == nil } }

  /// Adds an observer, unless it is in the list.
  ///
  /// - Returns: Whether the observer was added.
  func add(_ observer: any SKPaymentTransactionObserver) -> Bool {
    if references.contains(where: { $0.observer === observer }) { return false }
    references.removeAll { $0.observer == nil }
    references.append(Reference(observer))
    return true
  }

  /// Removes an observer. Observers remove themselves when they are deallocated, so the caller passes
  /// no reference.
  func remove(_ id: ObjectIdentifier) {
    references.removeAll { $0.observer == nil || $0.id == id }
  }

  // MARK: Reports

  /// Sends a report to all present observers later.
  func send(_ report: PaymentQueueReport) {
    if case .updated(let transactions) = report, isCollecting,
      case .updated(let waiting)? = parcels.popLast()?.report
    {
      parcels.append(Parcel(report: .updated(waiting + transactions), receivers: references))
    } else {
      parcels.append(Parcel(report: report, receivers: references))
    }
    schedule()
  }

  /// Sends a report to one observer later.
  func send(_ report: PaymentQueueReport, to receiver: any SKPaymentTransactionObserver) {
    parcels.append(Parcel(report: report, receivers: [Reference(receiver)]))
    schedule()
  }

  /// Whether the last report lists updated transactions for the present observers. More
  /// transactions are added to such a report, so one call reports all renewals of a long time.
  private var isCollecting: Bool {
    guard let last = parcels.last, case .updated = last.report else { return false }
    return last.receivers.map(\.id) == references.map(\.id)
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { sendAll() }
  }

  private func sendAll() {
    isScheduled = false
    let sent = parcels
    parcels = []
    if isBound {
      guard let session else { return }
      StoreSession.$bound.withValue(session) { call(with: sent) }
    } else {
      call(with: sent)
    }
  }

  private func call(with parcels: [Parcel]) {
    for parcel in parcels {
      for observer in parcel.receivers.compactMap(\.observer) {
        // An observer may have been removed in the meantime.
        guard references.contains(where: { $0.observer === observer }) else { continue }
        parcel.report.send(to: observer)
      }
    }
  }
}
