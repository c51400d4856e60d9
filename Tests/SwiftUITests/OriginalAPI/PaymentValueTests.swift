import Foundation
import StoreKit
import Testing

@Suite("Payments and errors of the original API")
struct PaymentValueTests {
  private static let discount = SKPaymentDiscount(
    identifier: "loyal",
    keyIdentifier: "KEY",
    nonce: UUID(),
    signature: "c2lnbmF0dXJl",
    timestamp: 1_767_225_600_000
  )

  @Test("a payment is equal to its copy, and a changed payment is not")
  func copies() throws {
    let payment = SKMutablePayment()
    payment.productIdentifier = "coins"
    payment.quantity = 2
    payment.requestData = Data([1])
    payment.applicationUsername = "me"
    payment.simulatesAskToBuyInSandbox = true
    payment.paymentDiscount = Self.discount
    let copy = try #require(payment.copy() as? SKPayment)
    #expect(!(copy is SKMutablePayment))
    #expect(copy == payment && copy.hash == payment.hash)
    #expect(copy.quantity == 2 && copy.requestData == Data([1]))
    #expect(copy.applicationUsername == "me" && copy.simulatesAskToBuyInSandbox)
    #expect(copy.paymentDiscount === Self.discount)
    let changed = try #require(payment.mutableCopy() as? SKMutablePayment)
    changed.quantity = 3
    #expect(changed != payment && payment.quantity == 2)
    #expect(SKPayment().quantity == 1)
  }

  @Test("a discount keeps its parts")
  func discount() {
    #expect(Self.discount.identifier == "loyal" && Self.discount.keyIdentifier == "KEY")
    #expect(Self.discount.timestamp == 1_767_225_600_000)
    #expect(Self.discount.signature == "c2lnbmF0dXJl")
  }

  @Test("errors have Apple's domain and codes, and match in catch clauses")
  func errors() {
    let error = SKError(.paymentCancelled)
    #expect(SKErrorDomain == SKError.errorDomain)
    #expect(error.errorCode == 2 && SKError.paymentCancelled.rawValue == 2)
    #expect(SKError.Code.ineligibleForOffer.rawValue == 18)
    #expect(SKError.Code.overlayPresentedInBackgroundScene.rawValue == 20)
    #expect(error == SKError(.paymentCancelled) && error != SKError(.unknown))
    #expect(!error.localizedDescription.isEmpty)
    let own = SKError(.unknown, userInfo: [NSLocalizedDescriptionKey: "No connection"])
    #expect(own.localizedDescription == "No connection")
    let bridged = error as any Error as NSError
    #expect(bridged.code == 2 && bridged.domain == SKErrorDomain)
    #expect(bridged.localizedDescription == error.localizedDescription)
    do {
      throw error
    } catch SKError.paymentInvalid {
      Issue.record("the codes differ")
    } catch SKError.paymentCancelled {
    } catch {
      Issue.record(error)
    }
  }
}
