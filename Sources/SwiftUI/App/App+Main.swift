import ExternalInput

extension App {
  /// Starts the program on the terminal it was called from: what `@main` calls.
  ///
  /// Keys and the mouse go to the views until the person leaves: with `q`, where no view
  /// takes it, or with Ctrl-C, which ends the program with 130. What the program prints
  /// meanwhile goes to its log instead of onto the screen.
  ///
  /// Where standard output is no terminal, the first screen is printed as text, in the
  /// size that the variables `COLUMNS` and `LINES` name, else 80 × 24.
  @MainActor @preconcurrency
  public static func main() {
    LocaleVariables.makeSafe()
    AppProgram(root: AppRoot(Self())).run()
  }
}
