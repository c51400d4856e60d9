/// How wide text is on a screen.
public enum TextWidth {
  /// The columns that a string takes, after everything that no cell can hold is left out.
  public static func columns(_ text: String) -> Int { CellText(text).columns }
}
