import Combine
import StoreKit
import SwiftUI

// A paywall without store views. Its manager is an `ObservableObject` with pipelines of Combine.

enum PaywallError: LocalizedError {
  case unverified
  case noProducts

  var errorDescription: String? {
    switch self {
    case .unverified: "The purchase could not be verified."
    case .noProducts: "The store has no products."
    }
  }
}

@MainActor
final class CombineStore: ObservableObject {
  static let identifiers: Set<String> = ["pass.monthly", "pass.yearly", "pass.lifetime"]

  @Published private(set) var products: [Product] = []
  @Published private(set) var purchasedIDs: Set<String> = []
  @Published private(set) var isLoading = false
  @Published private(set) var isPro = false
  @Published private(set) var title = ""
  @Published var search = ""
  @Published var selectedID: Product.ID?
  @Published var errorMessage: String?

  let purchaseCompleted = PassthroughSubject<Product.ID, Never>()
  let expiration = CurrentValueSubject<Date?, Never>(nil)
  private var cancellables = Set<AnyCancellable>()
  private var updatesTask: Task<Void, Never>?

  init() {
    $purchasedIDs
      .map { !$0.isEmpty }
      .removeDuplicates()
      .assign(to: &$isPro)
    $search
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .combineLatest($products)
      .map { text, products in
        products.first { text.isEmpty || $0.displayName.contains(text) }?.displayName ?? "–"
      }
      .receive(on: RunLoop.main)
      .assign(to: \.title, on: self)
      .store(in: &cancellables)
    Publishers.CombineLatest($products, $selectedID)
      .compactMap { products, id in products.first { $0.id == id } }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] product in self?.errorMessage = product.description }
      .store(in: &cancellables)
    purchaseCompleted
      .merge(with: Empty(completeImmediately: false))
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] id in self?.selectedID = id }
      .store(in: &cancellables)
    NotificationCenter.default
      .publisher(for: NSUbiquitousKeyValueStore.didChangeExternallyNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.errorMessage = nil }
      .store(in: &cancellables)
    Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .combineLatest(expiration)
      .filter { now, end in end.map { now > $0 } ?? false }
      .sink { [weak self] _ in self?.purchasedIDs = [] }
      .store(in: &cancellables)
    updatesTask = listenForTransactions()
  }

  deinit { updatesTask?.cancel() }

  private func listenForTransactions() -> Task<Void, Never> {
    Task(priority: .background) { [weak self] in
      for await result in Transaction.updates {
        await self?.process(result)
      }
    }
  }

  /// The products as a publisher, for code that chains requests.
  func productsPublisher() -> AnyPublisher<[Product], any Error> {
    Deferred {
      Future<[Product], any Error> { promise in
        nonisolated(unsafe) let promise = promise
        Task {
          do {
            let products = try await Product.products(for: Self.identifiers)
            promise(.success(products))
          } catch {
            promise(.failure(error))
          }
        }
      }
    }
    .tryMap { products in
      if products.isEmpty { throw PaywallError.noProducts }
      return products.sorted { $0.price < $1.price }
    }
    .eraseToAnyPublisher()
  }

  func load() {
    isLoading = true
    productsPublisher()
      .flatMap { products in
        Just(products).setFailureType(to: (any Error).self)
      }
      .retry(1)
      .receive(on: RunLoop.main)
      .handleEvents(receiveCompletion: { [weak self] _ in self?.isLoading = false })
      .sink { [weak self] completion in
        if case .failure(let error) = completion {
          self?.errorMessage = error.localizedDescription
        }
      } receiveValue: { [weak self] products in
        self?.products = products
        self?.selectedID = products.last?.id
      }
      .store(in: &cancellables)
  }

  func purchase(_ product: Product) async {
    do {
      switch try await product.purchase() {
      case .success(let verification):
        let transaction = try checkVerified(verification)
        await updatePurchased()
        await transaction.finish()
        purchaseCompleted.send(product.id)
      case .pending, .userCancelled: break
      @unknown default: break
      }
    } catch StoreKitError.userCancelled {
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func restore() {
    Task {
      do {
        try await AppStore.sync()
        await updatePurchased()
      } catch {
        errorMessage = error.localizedDescription
      }
    }
  }

  private func process(_ result: VerificationResult<StoreKit.Transaction>) async {
    guard let transaction = try? checkVerified(result) else { return }
    await updatePurchased()
    await transaction.finish()
  }

  func updatePurchased() async {
    var owned: Set<String> = []
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result, transaction.revocationDate == nil else {
        continue
      }
      owned.insert(transaction.productID)
      expiration.send(transaction.expirationDate)
    }
    purchasedIDs = owned
    NSUbiquitousKeyValueStore.default.set(!owned.isEmpty, forKey: "isPro")
    NSUbiquitousKeyValueStore.default.synchronize()
  }

  private func checkVerified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified: throw PaywallError.unverified
    case .verified(let safe): return safe
    }
  }
}

struct CombinePaywall: View {
  @StateObject private var store = CombineStore()
  @Environment(\.dismiss) private var dismiss
  @State private var isRedeeming = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          if store.isLoading {
            ProgressView("Loading…")
              .progressViewStyle(CircularProgressViewStyle(tint: .white))
          }
          ForEach(store.products) { product in
            Button {
              Task { await store.purchase(product) }
            } label: {
              HStack {
                Text(product.displayName)
                Spacer()
                Text(product.displayPrice).bold()
                Image(
                  systemName: store.purchasedIDs.contains(product.id)
                    ? "checkmark.seal.fill" : "lock.open"
                )
              }
            }
            .disabled(store.purchasedIDs.contains(product.id))
          }
          Button("Restore Purchases", action: store.restore)
          Button("Redeem Code") { isRedeeming = true }
        }
        .padding()
      }
      .navigationTitle("Go Pro")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
    }
    .offerCodeRedemption(isPresented: $isRedeeming) { _ in }
    .onReceive(store.$isPro.dropFirst()) { isPro in if isPro { dismiss() } }
    .onReceive(store.purchaseCompleted) { print("Bought", $0) }
    .task { store.load() }
    .task { for await id in store.$selectedID.values where id != nil { print("Selected") } }
    .task { await store.updatePurchased() }
  }
}
