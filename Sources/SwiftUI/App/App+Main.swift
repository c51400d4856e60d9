import ExternalInput

extension App {
  /// Runs the app on the terminal that started it. `@main` calls this function.
  ///
  /// The views receive keys and mouse events until the user quits. The key `q` quits if no view
  /// handles it. Ctrl-C quits with exit code 130. Text that the program prints is written to its
  /// log, not to the screen.
  ///
  /// If standard output is not a terminal, the program prints its first screen as text. The size
  /// comes from the variables `COLUMNS` and `LINES` (default: 80 × 24).
  @MainActor @preconcurrency
  public static func main() {
    LocaleVariables.replaceMalformedNames()
    AppProgram(root: AppRoot(Self())).run()
  }
}
