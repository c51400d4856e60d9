import ExternalInput
import Testing

@Suite("Byte counts")
struct ByteCountTests {
  @Test("a byte count is shown with a binary unit")
  func units() {
    #expect(
      [0, 512, 4 << 20, 1_825_361_101, 1 << 30, .max].map(ByteCount.text) == [
        "0 bytes", "512 bytes", "4 MiB", "1.7 GiB", "1 GiB", "8589934591.9 GiB",
      ]
    )
  }

  @Test("a size over the limit is reported with both numbers, an unknown size with the limit")
  func excess() {
    #expect(
      ByteCount.limitExceededText(size: 16_777_217, limit: 16 << 20)
        == "has 16777217 bytes, more than the limit of 16777216 (16 MiB)"
    )
    #expect(
      ByteCount.limitExceededText(size: nil, limit: 1 << 20)
        == "exceeds the limit of 1048576 bytes (1 MiB)"
    )
  }
}
