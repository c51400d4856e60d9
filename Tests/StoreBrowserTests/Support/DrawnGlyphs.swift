extension StringProtocol {
  /// The glyphs in it that draw boxes, blocks, marks or Braille, which nobody wants read out.
  var drawnGlyphs: [Unicode.Scalar] {
    unicodeScalars.filter {
      (0x2500...0x25FF).contains($0.value) || (0x2800...0x28FF).contains($0.value)
    }
  }
}
