/// How wide text is on a screen.
public enum TextWidth {
  /// The columns that a string takes, after everything that no cell can hold is left out;
  /// with `asciiOnly`, those of what stands for it on a screen that shows only ASCII.
  public static func columns(_ text: String, asciiOnly: Bool = false) -> Int {
    CellText(text, asciiOnly: asciiOnly).columns
  }
}
