import PurchaseFlow
import Testing

@testable import StoreModel

@Suite("The words for StoreKit's errors")
struct StoreErrorWordsTests {
  @Test("a difference of files has one for each, in their order")
  func all() {
    let names = GeneralStoreError.allCases.map { error in
      error.rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }
    #expect(ChangeWords.storeErrors == names)
  }
}
