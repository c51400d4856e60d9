import StoreModel

extension Product {
  /// The state of loading a product: StoreKit's `Product.TaskState`.
  public enum TaskState: Sendable {
    /// The product is still loading.
    case loading
    /// The store does not sell the product.
    case unavailable
    /// Loading failed with this error.
    case failure(any Error)
    /// The product is loaded.
    case success(Product)

    /// The loaded product; `nil` unless the state is `success`.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// The state of loading several products: StoreKit's `Product.CollectionTaskState`.
  public enum CollectionTaskState: Sendable {
    /// The products are still loading.
    case loading
    /// Loading failed with this error.
    case failure(any Error)
    /// The loaded products, and the identifiers that the store does not sell.
    case success([Product], unavailable: [Product.ID])

    /// The loaded products; `nil` unless the state is `success`.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension StoreSession {
  /// Returns the state of loading products, in the order of their identifiers.
  func loading(_ identifiers: [Product.ID]) -> Product.CollectionTaskState {
    if isLoading { return .loading }
    do {
      let products = try products(for: identifiers)
      let byID = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
      return .success(
        identifiers.compactMap { byID[$0] },
        unavailable: identifiers.filter { byID[$0] == nil }
      )
    } catch {
      return .failure(error)
    }
  }

  /// Returns the task state of one product, from the catalog and the simulated failures.
  func loading(_ identifier: Product.ID) -> Product.TaskState {
    switch loading([identifier]) {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let products, _): products.first.map { .success($0) } ?? .unavailable
    }
  }
}
