import PurchaseFlow
import StoreModel
import Testing

@Suite("The test environment of a file")
struct FileSettingsTests {
  private typealias File = StoreConfiguration.Settings
  private typealias Call = StoreConfiguration.Settings.SimulatedFailure.Call

  private static func failures(_ members: String) throws -> [StoreCall: StoreError] {
    let text = "{ \"settings\" : { \(members) } }"
    return StoreSettings(try StoreConfiguration(bytes: Array(text.utf8)).settings).failures
  }

  @Test("the file format counts the cases of each type of error")
  func caseCounts() {
    #expect(
      Call.caseCounts == [
        "generic": GeneralStoreError.allCases.count,
        "purchase": Product.PurchaseError.allCases.count,
        "refund request": Transaction.RefundRequestError.allCases.count,
        "verification": VerificationError.allCases.count,
      ]
    )
  }

  @Test(
    "every call can fail with each of its errors, and without an error",
    arguments: StoreCall.allCases
  )
  func everyCall(call: StoreCall) throws {
    var file = File()
    for error in call.possibleErrors {
      file.simulatedFailures = [.init(call, error)]
      #expect(StoreSettings(file).failures == [call: error])
    }
    file.simulatedFailures[0].failure = nil
    let unknown: StoreError =
      call == .verification ? .verification(.invalidSignature) : .storeKit(.unknown)
    #expect(StoreSettings(file).failures == [call: unknown])
    #expect(call.possibleErrors.contains(unknown))
  }

  @Test(
    "an error that the call cannot throw becomes an unknown error",
    arguments: [("generic", 7), ("purchase", 8), ("verification", 0), ("weather", 0)]
  )
  func unknownErrors(type: String, index: Int) throws {
    let failures = try Self.failures(
      """
      "_storeKitErrors" : [ { "name" : "Purchase", "enabled" : true,
        "current" : { "type" : "\(type)", "index" : \(index) } } ]
      """
    )
    #expect(failures == [.purchase: .storeKit(.unknown)])
  }

  @Test("purchases of a format 2 file fail with the error of the old switch")
  func oldSwitch() throws {
    let old = "\"_failTransactionsEnabled\" : true, \"_storeKitError\" : 2"
    #expect(try Self.failures(old) == [.purchase: .storeKit(.networkError)])
    let entry = "\"_storeKitErrors\" : [ { \"name\" : \"Purchase\", \"enabled\" : false } ]"
    #expect(try Self.failures(old + ", " + entry).isEmpty)
  }
}
