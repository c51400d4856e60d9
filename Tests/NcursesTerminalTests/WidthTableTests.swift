import CNcurses
import Testing

@testable import TerminalUI

extension CursesTests {
  @Suite("Character widths and the C library")
  struct WidthTableTests {
    /// The C library's result for a scalar that it does not know. A cell with such a scalar is
    /// replaced before it reaches curses.
    private static let unknown: Int32 = -1

    /// Scalars whose width differs between releases of the C library. The table uses the widths of
    /// glibc 2.36.
    private static let contested: [ClosedRange<UInt32>] = [
      0xAD...0xAD, 0x2630...0x2637, 0x268A...0x268F, 0x302E...0x302F, 0x3248...0x324F,
      0x4DC0...0x4DFF, 0x1D300...0x1D376, 0x16FF0...0x16FF1,
    ]

    @Test("every scalar that the C library knows has the same width here")
    func everyScalar() throws {
      try #require(nc_set_charset(true))
      var compared = 0
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let theirs = nc_width(value)
        guard theirs != Self.unknown else { continue }
        compared += 1
        let ours = CharacterWidth.columns(of: scalar)
        if ours != Int(theirs), !Self.contested.contains(where: { $0.contains(value) }) {
          Issue.record("\(scalar.debugDescription): \(ours) here, \(theirs) there")
        }
      }
      #expect(compared > 200_000)
    }

    @Test("the C library reports no width for controls and separators, which have width 0 here")
    func unknownScalars() throws {
      try #require(nc_set_charset(true))
      for value in UInt32(0x20)..<0x7F { #expect(nc_width(value) == 1) }
      for value in [UInt32(0x1B), 0x7F, 0x9B, 0x2028] {
        #expect(nc_width(value) == Self.unknown)
        #expect(Unicode.Scalar(value).map(CharacterWidth.columns) == 0)
      }
    }
  }
}
