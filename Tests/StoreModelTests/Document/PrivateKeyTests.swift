import Testing

@testable import StoreModel

@Suite("The private key")
struct PrivateKeyTests {
  private static let secret = "MIGSAMPLE0SECRET0NOT0A0REAL0KEY"

  private static func document(_ value: String, key: String = "privateKey") -> SampleObject {
    Sample.document.with(
      "subscriptionOffersKeyPair",
      "{ \"id\" : \"K1\", \"\(key)\" : \(value) }"
    )
  }

  private static func everythingSaid(about configuration: StoreConfiguration) -> String {
    var text = String(reflecting: configuration) + "\(configuration)"
    dump(configuration, to: &text)
    return text
  }

  @Test(
    "no value contains the private key, wherever it is in the file",
    arguments: [
      document("\"\(secret)\""),
      document("{ \"a\" : \"\(secret)\", \"\(secret)\" : [ \"\(secret)\" ] }"),
      document("[ \"\(secret)\" ]"),
      document("\"\(secret)\"", key: "private\\u004Bey"),
      document("\"\(secret)\"", key: "PrivateKey"),
      Sample.document.with("privateKey", "\"\(secret)\""),
      Sample.document.with("subscriptionOffersKeyPair", "\"\(secret)\""),
      Sample.document(products: Sample.product.with("privateKey", "\"\(secret)\"")),
      Sample.document(setting: "privateKey", "\"\(secret)\""),
    ]
  )
  func notKept(sample: SampleObject) throws {
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(!Self.everythingSaid(about: configuration).contains(Self.secret))
  }

  @Test("the key's identifier is kept, and equal keys can be recognized")
  func equality() throws {
    let one = try StoreConfiguration(bytes: Array(Self.document("\"\(Self.secret)\"").text.utf8))
    let other = try StoreConfiguration(bytes: Array(Self.document("\"other\"").text.utf8))
    let again = try StoreConfiguration(bytes: Array(Self.document("\"\(Self.secret)\"").text.utf8))
    #expect(one == again)
    #expect(one != other)
    #expect(one.offersKeyID == "K1")
    #expect(one.diagnostics.isEmpty)
  }

  @Test("the parser withholds the key")
  func parsedTree() throws {
    let text = Self.document("{ \"a\" : [ \"\(Self.secret)\" ] }").text
    var parser = JSONParser(Array(text.utf8))
    let root = try parser.parse()
    #expect(!"\(root)".contains(Self.secret))
    #expect("\(root)".contains("withheld"))
  }

  @Test("no error contains the private key, wherever the text is damaged")
  func errors() throws {
    let bytes = Array(Self.document("\"\(Self.secret)\"").text.utf8)
    let whole = String(decoding: bytes, as: UTF8.self)
    let start = try #require(whole.utf8.firstRange(of: Array(Self.secret.utf8)))
    let first = whole.utf8.distance(from: whole.startIndex, to: start.lowerBound)
    for index in (first - 16)..<(first + Self.secret.utf8.count + 4) {
      for change in [[], Array("\n".utf8), Array("\"".utf8), Array("\\q".utf8), [0xFF]] {
        var broken = bytes
        broken.replaceSubrange(index...index, with: change)
        Self.expectSilence(about: broken)
      }
      Self.expectSilence(about: Array(bytes[..<index]))
    }
  }

  private static func expectSilence(about bytes: [UInt8]) {
    let half = String(secret.prefix(9))
    do {
      let configuration = try StoreConfiguration(bytes: bytes, path: "a.storekit")
      #expect(!everythingSaid(about: configuration).contains(half))
    } catch {
      #expect(!"\(error) \(error.diagnostic)".contains(half))
    }
  }
}
