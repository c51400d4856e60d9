import Testing

@testable import ExternalInput

@Suite("Hexadecimal digits")
struct HexadecimalTests {
  @Test("a byte has two digits, in lower or upper case")
  func bytes() {
    #expect(Hexadecimal.byte(0) == "00")
    #expect(Hexadecimal.byte(0x0F) == "0f")
    #expect(Hexadecimal.byte(0x10) == "10")
    #expect(Hexadecimal.byte(0xAB, uppercase: true) == "AB")
  }

  @Test("a number has at least the requested digits")
  func numbers() {
    #expect(Hexadecimal.digits(0x1B, count: 4) == "001b")
    #expect(Hexadecimal.digits(0x10FFFF, count: 4, uppercase: true) == "10FFFF")
  }

  @Test("each ASCII hexadecimal digit has a value")
  func values() {
    for number in 0..<16 {
      for letter in [String(number, radix: 16), String(number, radix: 16, uppercase: true)] {
        #expect(letter.utf8.first.flatMap(Hexadecimal.value) == UInt8(number))
      }
    }
    for letter in "/:@G`g".utf8 { #expect(Hexadecimal.value(of: letter) == nil) }
  }
}
