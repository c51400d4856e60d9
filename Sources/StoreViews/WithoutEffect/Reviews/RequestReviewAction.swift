/// An action that requests a review: StoreKit's `RequestReviewAction`, from
/// `@Environment(\.requestReview)`.
///
/// - In a terminal: The customer sees no request for a review.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct ReviewButton: View {
///   @Environment(\.requestReview) private var requestReview
///
///   var body: some View { Button("Review") { requestReview() } }
/// }
/// ```
@MainActor @preconcurrency
public struct RequestReviewAction {
  /// Requests a review. Apple's system decides whether the customer sees the request.
  ///
  /// - In a terminal: The customer sees no request for a review.
  public func callAsFunction() {}
}
