import PurchaseFlow
import Testing

@testable import StoreModel

@Suite("Names of StoreKit errors")
struct StoreErrorWordsTests {
  @Test("a file comparison has a name for each error, in order")
  func all() {
    let names = GeneralStoreError.allCases.map { error in
      error.rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }
    #expect(ChangeValueFormatter.storeErrors == names)
  }
}
