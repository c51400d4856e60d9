extension StringProtocol {
  /// The box-drawing, block, shape and Braille glyphs in the text, unsuitable for a screen reader.
  var drawnGlyphs: [Unicode.Scalar] {
    unicodeScalars.filter {
      (0x2500...0x25FF).contains($0.value) || (0x2800...0x28FF).contains($0.value)
    }
  }
}
