/// What the manual page tells beside commands and keys.
enum ManualTexts {
  /// A section: terms and what they mean.
  struct Section {
    let title: String
    let rows: [(term: String, text: String)]
  }

  /// The sections after the keys.
  static let sections = [environment, files, exitStatus]

  private static let environment = Section(
    title: "ENVIRONMENT",
    rows: [
      ("TERM, COLORTERM", "What the terminal can show."),
      (
        "NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR",
        "Whether colours are used; the first that says something decides."
      ),
      ("COLORFGBG", "Whether the terminal's ground is light or dark."),
      (
        "LC_ALL, LC_CTYPE, LC_MESSAGES, LANG",
        "The language of the program's words, and whether the terminal shows UTF-8."
      ),
      ("XDG_STATE_HOME, XDG_CONFIG_HOME", "Where histories, the log and settings lie."),
      ("XDG_CACHE_HOME", "Where preview keeps what the compiler has read."),
      ("STORETERM_LOG", "The file that the program logs to."),
      ("SWIFT_EXEC", "The Swift compiler of preview."),
      (
        "SWIFT_BACKTRACE",
        "Set to enable=yes, has a crash write a backtrace, for 2 seconds at most."
      ),
    ]
  )

  private static let files = Section(
    title: "FILES",
    rows: [
      (
        "~/.local/state/storeterm",
        "A journal for each configuration file, its signing keys, and the log."
      ),
      (
        "~/.config/storeterm/settings.yaml",
        """
        What browse is to have otherwise: names of its options, as in theme: light, and below \
        keys: the names of commands with their keys, as in clock.next-event: [n, f5]. \
        Documentation/Settings-file.md lists all of it.
        """
      ),
      (
        "~/.cache/storeterm/modules",
        "What the compiler of preview has read; made again where it is gone."
      ),
    ]
  )

  private static let exitStatus = Section(
    title: "EXIT STATUS",
    rows: [
      ("0", "Done."),
      (
        "1",
        """
        A check found an error, an expectation failed, files differ or would be formatted; \
        preview --print found a file that does not compile, or a preview that crashes or \
        exceeds a limit.
        """
      ),
      (
        "2",
        """
        Wrong usage, a file that cannot be read, a terminal that cannot show the store, or a last \
        action that browse could not keep.
        """
      ),
      ("130", "Interrupted."),
    ]
  )
}
