import StoreModel

extension Product {
  /// How far loading a product is: StoreKit's `Product.TaskState`.
  public enum TaskState: Sendable {
    /// It has not come yet.
    case loading
    /// The store does not sell it.
    case unavailable
    /// Loading failed.
    case failure(any Error)
    /// The product.
    case success(Product)

    /// The product, where it has come.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// How far loading several products is: StoreKit's `Product.CollectionTaskState`.
  public enum CollectionTaskState: Sendable {
    /// They have not come yet.
    case loading
    /// Loading failed.
    case failure(any Error)
    /// The products, and the identifiers of those that the store does not sell.
    case success([Product], unavailable: [Product.ID])

    /// The products, where they have come.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension StoreSession {
  /// How far loading products is, in the order of their identifiers.
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

  /// How far loading a product is.
  func loading(_ identifier: Product.ID) -> Product.TaskState {
    switch loading([identifier]) {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let products, _): products.first.map { .success($0) } ?? .unavailable
    }
  }
}
