import Combine
import Foundation

// The part of a paywall that does not know views: it imports Foundation and Combine only.

struct Feature: Codable, Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let isPro: Bool
}

protocol EntitlementSource: AnyObject {
  var isPro: AnyPublisher<Bool, Never> { get }
}

final class FeatureCatalog: ObservableObject {
  @Published private(set) var features: [Feature] = []
  @Published private(set) var unlocked: [Feature] = []
  @Published var lastError: String?
  private let reload = PassthroughSubject<Data, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ source: any EntitlementSource, schedule: RunLoop = .main) {
    reload
      .flatMap { data in
        Just(data)
          .decode(type: [Feature].self, decoder: JSONDecoder())
          .replaceError(with: [])
      }
      .receive(on: schedule)
      .assign(to: &$features)
    $features
      .combineLatest(source.isPro.removeDuplicates().prepend(false))
      .map { features, isPro in features.filter { isPro || !$0.isPro } }
      .assign(to: &$unlocked)
    objectWillChange
      .sink { print("changes") }
      .store(in: &subscriptions)
  }

  func receive(_ data: Data) { reload.send(data) }

  func names() -> AnyPublisher<[String], Never> {
    $unlocked
      .map { $0.map(\.name) }
      .scan([]) { $1 }
      .share()
      .eraseToAnyPublisher()
  }

  func first() -> AnyPublisher<Feature, any Error> {
    $features
      .flatMap { $0.publisher }
      .first { $0.isPro }
      .setFailureType(to: (any Error).self)
      .tryFilter { feature in
        if feature.name.isEmpty { throw CocoaError(.coderInvalidValue) }
        return true
      }
      .catch { error in Fail(error: error) }
      .eraseToAnyPublisher()
  }
}

final class TrialClock {
  private(set) var daysLeft = CurrentValueSubject<Int, Never>(7)
  private var ticking: AnyCancellable?

  func start(until end: Date) {
    ticking = Timer.publish(every: 3600, on: .main, in: .default)
      .autoconnect()
      .prepend(Date())
      .map { now in max(0, Calendar.current.dateComponents([.day], from: now, to: end).day ?? 0) }
      .removeDuplicates()
      .handleEvents(receiveOutput: { print("days", $0) }, receiveCancel: { print("stopped") })
      .subscribe(daysLeft)
  }

  func stop() { ticking?.cancel() }

  func summary(of price: Future<Decimal, any Error>) -> AnyPublisher<String, Never> {
    daysLeft
      .zip(price.map { "\($0)" }.replaceError(with: "–"))
      .map { days, price in "\(days) days, then \(price)" }
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
