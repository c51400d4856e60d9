import ExternalInput
import Foundation
import TestSupport
import Testing

@testable import StoreModel

@Suite("Damaged files")
struct MutationTests {
  private static let seed = LongTest.givenSeed ?? 7
  private static let secret = "MIGSAMPLE0SECRET0NOT0A0REAL0KEY"

  /// A document with every kind of entry, and the configurations of the folder `Configs`.
  private static func samples() -> [[UInt8]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let configs = root.appendingPathComponent("Configs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configs)) ?? []
    let files = names.sorted().filter { $0.hasSuffix(".storekit") }.compactMap {
      try? ConfigurationFile(path: configs + "/" + $0).bytes
    }
    return [Array(everything.text.utf8), Array(Sample.document.text.utf8)] + files
  }

  private static let everything: SampleObject = {
    let offers = Sample.list([
      Sample.offer.with("eligibility", "[ \"new\" ]").with("billingPlanType", "\"MONTHLY\""),
      Sample.offer.with("paymentMode", "\"payAsYouGo\"").with("displayPrice", "\"0.99\"")
        .with("numberOfPeriods", "3"),
    ])
    let plans = """
      [ { "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "59.99", "isEnabled" : true,
          "commitmentDisplayPrice" : "59.99" } ]
      """
    let subscription = Sample.subscription.with("introductoryOffers", offers)
      .with("adHocOffers", offers).with("codeOffers", offers).with("winbackOffers", offers)
      .with("introductoryOffer", Sample.offer.text).with("billingPlans", plans)
    let group = Sample.group(subscription, subscription.with("productID", "\"org.sample.star\""))
    return Sample.document(groups: group)
      .with("products", Sample.list([Sample.product, Sample.product]))
      .with("subscriptionSuiteGroups", Sample.list([group]))
      .with(
        "appPolicies",
        "{ \"eula\" : \"Be kind.\", \"policies\" : [ { \"policyURL\" : \"u\" } ] }"
      )
      .with("subscriptionOffersKeyPair", "{ \"id\" : \"K\", \"privateKey\" : \"\(secret)\" }")
      .with(
        "settings",
        "{ \"_timeRate\" : 13, \"_storeKitErrors\" : [ { \"name\" : \"Purchase\" } ] }"
      )
  }()

  @Test(
    "a damaged file never causes a crash, a hang, an exceeded limit or a printed key",
    .timeLimit(.minutes(LongTest.minutes(30)))
  )
  func variants() throws {
    let samples = Self.samples()
    let trees = try samples.map { bytes in
      var parser = JSONParser(bytes)
      return JSONTree(try parser.parse())
    }
    for round in 0..<LongTest.rounds(50_000) {
      var random = SeededRandom(seed: Self.seed &+ UInt64(round) &* 1_000_003)
      let index = Int.random(in: samples.indices, using: &random)
      let variant =
        Bool.random(using: &random)
        ? Damage.bytes(samples[index], using: &random)
        : Damage.tree(trees[index], using: &random)
      try Self.expectSound(variant, "seed \(Self.seed), round \(round)")
    }
  }

  private static func expectSound(_ bytes: [UInt8], _ comment: Comment) throws {
    let elapsed = ContinuousClock().measure {
      do throws(ConfigurationError) {
        let configuration = try StoreConfiguration(bytes: bytes, path: "a.storekit")
        expectSound(configuration, comment)
        #expect(movesKey(bytes) || !"\(configuration)".contains(secret), comment)
      } catch {
        #expect(!error.description.contains("\n") && !error.isUnreadable, comment)
        #expect(!error.description.contains(secret), comment)
      }
    }
    #expect(elapsed < .seconds(5), comment)
  }

  /// Whether the damage separated the key's text from its name. The parser cannot recognize such
  /// a key.
  private static func movesKey(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let named = text.components(separatedBy: "\"privateKey\" : \"\(secret)\"").count
    return text.components(separatedBy: secret).count != named
  }

  private static func expectSound(_ configuration: StoreConfiguration, _ comment: Comment) {
    #expect(configuration.counts.fields.count == 20, comment)
    #expect(configuration.diagnostics.count <= DiagnosticLog.limit + 1, comment)
    // The only error in a file that is read is a misplaced plan.
    let errors = configuration.diagnostics.filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.message.hasSuffix(MisplacedPlan.place) }, comment)
    let isOrdered = zip(configuration.diagnostics, configuration.diagnostics.dropFirst())
      .allSatisfy { earlier, later in
        guard let first = earlier.position, let second = later.position else { return true }
        return first <= second
      }
    #expect(isOrdered, comment)
    let said = configuration.diagnostics.map { $0.line(inFile: "a") }.joined()
    #expect(!said.unicodeScalars.contains(where: PrintableText.needsEscaping), comment)
    for group in configuration.subscriptionGroups {
      #expect(group.subscriptionsByLevel.count == group.subscriptions.count, comment)
    }
  }
}
