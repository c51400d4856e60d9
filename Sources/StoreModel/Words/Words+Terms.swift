extension Words {
  /// The separator between a price and its period.
  public enum PriceStyle: Hashable, Sendable {
    /// For running text: "$9.99/month".
    case compact
    /// For lists: "$9.99 / month".
    case spaced
  }

  /// Returns the price of a plan with its period: "$9.99/month", "$12.99/3 months".
  ///
  /// A period that cannot be parsed is shown as written in the file. If the price is unknown, the
  /// text “Price unknown” is shown without a period. The price of a product that does not renew has
  /// no period.
  public func price(of product: Product, _ style: PriceStyle = .compact) -> String {
    guard let info = product.subscription, !product.price.isNaN else { return product.displayPrice }
    let period = info.unreadablePeriod ?? perPeriod(info.subscriptionPeriod)
    return period.isEmpty ? product.displayPrice : join(product.displayPrice, period, style)
  }

  /// Returns a price with its period: "$9.99/month".
  package func price(
    _ price: String,
    per period: Product.SubscriptionPeriod,
    _ style: PriceStyle = .compact
  ) -> String { join(price, perPeriod(period), style) }

  /// Returns the price of a plan's billing option with its billing period: "$8.49/month".
  ///
  /// - Parameter terms: The billing option; `nil` for the price of the product.
  package func price(
    of product: Product,
    billedBy terms: Product.SubscriptionInfo.PricingTerms?,
    _ style: PriceStyle = .compact
  ) -> String {
    guard let terms, terms.billingPlanType == .monthly, !terms.billingPrice.isNaN else {
      return price(of: product, style)
    }
    return price(terms.billingDisplayPrice, per: terms.billingPeriod, style)
  }

  /// Returns the commitment of a billing option: "12 payments, $101.88 in total". `nil` for
  /// up-front billing.
  package func commitment(of terms: Product.SubscriptionInfo.PricingTerms?) -> String? {
    guard let terms, terms.billingPlanType == .monthly, !terms.billingPrice.isNaN else {
      return nil
    }
    let count = number(terms.billingCount)
    return text(.commitmentTotal, count, terms.commitmentInfo.displayPrice)
  }

  /// Returns the price of a plan's billing option with its commitment, if it has one: "$8.49/month
  /// (12 payments, $101.88 in total)".
  package func priceAndCommitment(
    of product: Product,
    billedBy terms: Product.SubscriptionInfo.PricingTerms?
  ) -> String {
    let price = price(of: product, billedBy: terms)
    return commitment(of: terms).map { text(.commitmentPrice, price, $0) } ?? price
  }

  /// Returns the price of a plan during an offer: "1 week free", "$0.99/month for 3 months", "$1.99
  /// for 2 months".
  public func price(of offer: Product.SubscriptionOffer) -> String {
    let length = counted(offer.totalPeriod)
    switch offer.paymentMode {
    case .freeTrial: return text(.free, length)
    case .payAsYouGo, .payUpFront: return text(.priceFor, billing(of: offer), length)
    }
  }

  /// Returns the terms of a subscription: "Plan auto-renews for $9.99/month until canceled.", with
  /// an offer "1 week free, then $9.99/month", or without a price "Free until canceled."
  public func terms(of product: Product, with offer: Product.SubscriptionOffer? = nil) -> String {
    if offer == nil, product.isFreePlan { return self[.freeUntilCancelled] }
    return terms(at: price(of: product), with: offer) { $0 }
  }

  /// Returns ``terms(of:with:)`` with no-break spaces in prices and periods, so that no line breaks
  /// within a price or a period.
  ///
  /// - Parameter terms: The billing option; `nil` for the price of the product. The terms of a
  ///   billing option with a commitment contain the total of the commitment.
  package func wholeTerms(
    of product: Product,
    billedBy terms: Product.SubscriptionInfo.PricingTerms? = nil,
    with offer: Product.SubscriptionOffer?
  ) -> String {
    let commitment = commitment(of: terms)
    if offer == nil, commitment == nil, product.isFreePlan { return self[.freeUntilCancelled] }
    let write = { (text: String) in String(text.map { $0 == " " ? "\u{A0}" : $0 }) }
    let price = write(price(of: product, billedBy: terms))
    let whole = commitment.map { text(.commitmentPrice, price, $0) } ?? price
    return self.terms(at: whole, with: offer, written: write)
  }

  /// - Parameter price: The price after the offer, with its period.
  private func terms(
    at price: String,
    with offer: Product.SubscriptionOffer?,
    written write: (String) -> String
  ) -> String {
    guard let offer else { return text(.autoRenews, price) }
    let length = counted(offer.totalPeriod)
    switch offer.paymentMode {
    case .freeTrial: return text(.freeThen, length, price)
    case .payAsYouGo, .payUpFront:
      return text(.priceForThen, write(billing(of: offer)), length, price)
    }
  }

  private func billing(of offer: Product.SubscriptionOffer) -> String {
    guard offer.paymentMode == .payAsYouGo, !offer.price.isNaN else { return offer.displayPrice }
    return join(offer.displayPrice, perPeriod(offer.period), .compact)
  }

  private func join(_ price: String, _ period: String, _ style: PriceStyle) -> String {
    text(style == .compact ? .pricePerPeriod : .pricePerPeriodSpaced, price, period)
  }
}

extension Product {
  /// Whether customers subscribe to the product without paying.
  fileprivate var isFreePlan: Bool { subscription != nil && price == 0 }
}
