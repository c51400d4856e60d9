/// The sections of the manual page other than commands and keys.
enum ManualTexts {
  /// A section of terms and their meanings.
  struct Section {
    let title: String
    let rows: [(term: String, text: String)]
  }

  /// The sections after the keys.
  static let sections = [environment, files, exitStatus]

  /// The environment variables that the program reads.
  static let environment = Section(
    title: "ENVIRONMENT",
    rows: [
      ("TERM, COLORTERM", "Capabilities of the terminal."),
      (
        "NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR",
        "Whether to use colours. The first variable with a valid value decides."
      ),
      ("COLORFGBG", "Whether the background of the terminal is light or dark."),
      (
        "LC_ALL, LC_CTYPE, LC_MESSAGES, LANG",
        "Language of the program, and whether the terminal shows UTF-8."
      ),
      ("XDG_STATE_HOME", "Directory for journals and the log (default: ~/.local/state)."),
      ("XDG_CONFIG_HOME", "Directory for the settings file (default: ~/.config)."),
      ("XDG_CACHE_HOME", "Directory for the compiled modules of preview (default: ~/.cache)."),
      ("TMPDIR", "Directory for the temporary files of preview (default: /tmp)."),
      ("STORETERM_LOG", "Path of the log file."),
      ("SWIFT_EXEC", "Swift compiler of preview (default: swiftc in PATH)."),
      (
        "SWIFT_BACKTRACE",
        "With enable=yes, a crash prints a backtrace, which takes up to 2 seconds."
      ),
    ]
  )

  /// The files that the program reads or writes, except those named in arguments.
  static let files = Section(
    title: "FILES",
    rows: [
      (
        "~/.local/state/storeterm",
        "The journals and the log."
      ),
      (
        "~/.config/storeterm/settings.yaml",
        """
        Defaults for options of browse, such as theme: light. In the section "keys", an entry such \
        as clock.next-event: [n, f5] changes the keys of a command. The section "themes" contains \
        themes for --theme. Documentation/Settings-file.md describes the file.
        """
      ),
      (
        "~/.cache/storeterm/modules",
        "Compiled modules of preview, which storeterm rebuilds if they are missing."
      ),
    ]
  )

  /// The exit codes of all commands.
  static let exitStatus = Section(
    title: "EXIT STATUS",
    rows: [
      ("0", "Done."),
      (
        "1",
        """
        check found an error, an expectation of simulate failed, diff found a difference, fmt \
        --check found a file to format, or preview --print failed to compile or run the file.
        """
      ),
      (
        "2",
        """
        Wrong usage, a file that cannot be read, a terminal that cannot show the store, or a \
        failure of browse to save the last action.
        """
      ),
      ("130", "Interrupted with Ctrl-C."),
    ]
  )
}
