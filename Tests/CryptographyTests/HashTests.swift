import Cryptography
import Foundation
import TestSupport
import Testing

/// The examples of FIPS 180 that NIST publishes.
@Suite("Hash functions")
struct HashTests {
  private static let abc = Data("abc".utf8)
  private static let short = Data(
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8
  )
  private static let long = Data(
    """
    abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn\
    hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu
    """.utf8
  )
  private static let million = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)

  @Test(
    "SHA-256 matches the published digests",
    arguments: [
      (Data(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (abc, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (short, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      (long, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
      (million, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ]
  )
  func sha256(data: Data, digest: String) {
    #expect(SHA256.hash(data) == Data(hex: digest))
  }

  @Test(
    "SHA-1 matches the published digests",
    arguments: [
      (Data(), "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      (abc, "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (short, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
      (million, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    ]
  )
  func sha1(data: Data, digest: String) {
    #expect(SHA1.hash(data) == Data(hex: digest))
  }

  @Test("SHA-384 matches the published digests")
  func sha384() {
    #expect(
      SHA384.hash(Data())
        == Data(
          hex: """
            38b060a751ac96384cd9327eb1b1e36a21fdb71114be0743\
            4c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
            """
        )
    )
    #expect(
      SHA384.hash(Self.abc)
        == Data(
          hex: """
            cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163\
            1a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
            """
        )
    )
  }

  @Test("data hashed in parts has the same digest as the whole")
  func parts() {
    var random = SeededRandom.forTest()
    for _ in 0..<100 {
      var hash = SHA256()
      var rest = Self.million.prefix(Int.random(in: 0...1000, using: &random))
      let whole = Data(rest)
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 0...130, using: &random))
        hash.update(Data(part))
        part.dropFirst(part.count).withUnsafeBytes { hash.update($0) }
        rest = rest.dropFirst(part.count)
      }
      #expect(hash.finalize() == SHA256.hash(whole), "seed \(random.seed)")
    }
  }

  @Test("hashing a slice reads only its bytes")
  func slice() {
    #expect(SHA256.hash(Data("xabcx".utf8).dropFirst().dropLast()) == SHA256.hash(Self.abc))
  }

  @Test("several threads can hash at once")
  func atOnce() async {
    let digests = await withTaskGroup(of: Data.self) { group in
      for _ in 0..<200 { group.addTask { SHA256.hash(Self.short) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(digests == [SHA256.hash(Self.short)])
  }
}
