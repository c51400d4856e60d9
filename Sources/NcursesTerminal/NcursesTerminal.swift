import CNcurses
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal that ncurses controls.
///
/// While it is open, the terminal is in raw mode: Ctrl-C, Ctrl-Z and Ctrl-L arrive as keys. The
/// terminal's state is restored at the end of the program, after ``close()``, `exit`, a signal or a
/// crash. If standard error is the terminal, its text is held back and appears at the end. Swift's
/// interactive backtrace is disabled unless `SWIFT_BACKTRACE` is set.
///
/// Strikethrough is not drawn, because curses has no such attribute.
///
/// ```swift
/// import NcursesTerminal
/// import TerminalUI
///
/// @MainActor
/// func show(_ frame: Frame) throws {
///   let terminal = try NcursesTerminal(.init(usesMouse: false))
///   defer { terminal.close() }
///   terminal.present(frame)
/// }
/// ```
@MainActor
public final class NcursesTerminal: Terminal {
  /// The features of a terminal to use.
  public struct Options: Hashable, Sendable {
    /// The maximum number of colours to use, if the terminal's terminfo entry has that many.
    /// Without colours, bold, dim and reverse remain.
    public var colorLevel: ColorLevel
    /// Whether mouse clicks and wheel events are reported. If they are, selecting text in the
    /// terminal needs the Shift key.
    public var usesMouse: Bool
    /// Whether to query the terminal for its background colour, and to request reports of changes.
    public var queriesBackgroundColor: Bool
    /// The colour scheme of the terminal's background; `nil` if it is unknown.
    public var backgroundScheme: ColorScheme?
    /// Whether the terminal shows Unicode. If not, only ASCII is sent, with `?` for other
    /// characters.
    public var isUnicode: Bool
    /// The initial colour theme.
    public var theme: ColorTheme
    /// How pictures are shown.
    public var pictures: PictureMode

    /// Creates options.
    public init(
      colorLevel: ColorLevel = .trueColor,
      usesMouse: Bool = true,
      queriesBackgroundColor: Bool = false,
      backgroundScheme: ColorScheme? = nil,
      isUnicode: Bool = true,
      theme: ColorTheme = .auto,
      pictures: PictureMode = .auto
    ) {
      self.colorLevel = colorLevel
      self.usesMouse = usesMouse
      self.queriesBackgroundColor = queriesBackgroundColor
      self.backgroundScheme = backgroundScheme
      self.isUnicode = isUnicode
      self.theme = theme
      self.pictures = pictures
    }

    /// Creates the options that the environment's variables request.
    public init(_ environment: TerminalEnvironment, usesMouse: Bool = true) {
      self.init(
        colorLevel: environment.colorLevel,
        usesMouse: usesMouse,
        queriesBackgroundColor: environment.colorLevel != .none && environment.takesStrings,
        backgroundScheme: environment.backgroundScheme,
        isUnicode: environment.isUnicode
      )
    }
  }

  /// The size of the window in cells.
  public var size: Size { Size(width: Int(nc_columns(screen)), height: Int(nc_rows(screen))) }

  let screen: OpaquePointer
  private(set) var palette: Palette
  /// The number of colours that the terminal supports, regardless of the theme.
  let colours: Int
  private var theme: ColorTheme
  /// The known colour scheme of the terminal's background; `nil` if it is unknown.
  private var backgroundScheme: ColorScheme?
  let isUnicode: Bool
  var pairs: [ColorPair: Int32] = [:]
  var cursesStyles: [CellStyle: CursesStyle] = [:]
  /// The palette of the nearest colours, for cells after the last pair with a direct colour.
  var nearestPalette: Palette?
  /// The colour pairs that curses has, by the palette numbers of their colours.
  var definedPairs: [[Int]: Int32] = [:]
  /// The frame on the screen; `nil` if it is unknown.
  var shown: Frame?
  /// The pictures that the terminal shows in place of half blocks.
  var pictures: ScreenPictures
  var decoder = InputDecoder()
  var pending: [InputEvent] = []
  var listener: Listener?
  var isDelivering = false
  var isClosed = false
  var watches: [DescriptorWatch] = []
  /// The time of the last read.
  var lastRead = ContinuousClock.now
  /// The task that ends a paste without an end marker.
  var overdue: Task<Void, Never>?
  /// Runs before Ctrl-Z or the signal `SIGTSTP` suspends the program.
  package var willSuspend: (@MainActor () -> Void)?
  /// Runs when the program continues after ``willSuspend``.
  package var didContinue: (@MainActor () -> Void)?
  let input: Int32
  let isGuarded: Bool
  /// Whether entering the screen queries the background.
  let queriesBackgroundColor: Bool
  /// The environment, which shows whether the session is remote.
  let environment: TerminalEnvironment
  private var isOpen = true

  /// Opens the terminal of standard input and output.
  ///
  /// Both must be terminals, and `TERM` must be a known terminal that can position its cursor.
  /// `LINES` and `COLUMNS` are removed from the environment, because curses would otherwise not
  /// follow the window's size.
  ///
  /// - Parameter environment: The environment's variables. Default: the variables of the process.
  public convenience init(
    _ options: Options = Options(),
    environment: TerminalEnvironment = .current
  ) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .noInput }
    guard isatty(STDOUT_FILENO) == 1 else { throw .noOutput }
    try self.init(
      options,
      input: STDIN_FILENO,
      output: STDOUT_FILENO,
      name: environment.terminalName,
      isGuarded: true,
      environment: environment
    )
  }

  /// Opens a terminal by its descriptors. Only a guarded terminal is restored after signals and
  /// crashes, and follows the size of its window.
  init(
    _ options: Options,
    input: Int32,
    output: Int32,
    name: String,
    isGuarded: Bool,
    environment: TerminalEnvironment? = nil
  ) throws(TerminalError) {
    guard !name.isEmpty else { throw .unknown(name: name) }
    _ = nc_set_charset(options.isUnicode)
    var failure = NC_OPENED
    let opened = name.withCString { name in
      var given = nc_options(
        input: input,
        output: output,
        name: name,
        colour: options.colorLevel != .none,
        direct: options.colorLevel == .trueColor,
        mouse: options.usesMouse,
        ground: options.queriesBackgroundColor,
        guarded: isGuarded
      )
      return nc_open(&given, &failure)
    }
    guard let opened else { throw Self.error(for: failure, name: name) }
    screen = opened
    colours = min(Int(nc_colours(opened)), options.colorLevel.count)
    (theme, backgroundScheme) = (options.theme, options.backgroundScheme)
    palette = Palette(colours: colours, on: options.backgroundScheme, in: options.theme)
    isUnicode = options.isUnicode
    self.input = input
    self.isGuarded = isGuarded
    queriesBackgroundColor = options.queriesBackgroundColor
    decoder.awaitsBackgroundColor = queriesBackgroundColor
    let environment =
      environment ?? TerminalEnvironment(variables: ["TERM": name], isTerminal: true)
    self.environment = environment
    pictures = ScreenPictures(options.pictures, environment)
  }

  private static func error(for failure: nc_failure, name: String) -> TerminalError {
    switch failure {
    case NC_UNKNOWN_TERMINAL: .unknown(name: name)
    case NC_LIMITED_TERMINAL: .limited(name: name)
    default: .noResources
    }
  }

  /// Selects the colours for the background, unless the theme selects them.
  func setBackgroundScheme(_ scheme: ColorScheme) {
    backgroundScheme = scheme
    takeColours()
  }

  /// Selects a theme for the next frames.
  public func choose(_ theme: ColorTheme) {
    self.theme = theme
    takeColours()
  }

  private func takeColours() {
    palette = palette(colours: colours)
    (pairs, cursesStyles, shown) = ([:], [:], nil)
    nearestPalette = nil
  }

  /// Returns the palette of the theme for a number of colours.
  func palette(colours: Int) -> Palette {
    Palette(colours: colours, on: backgroundScheme, in: theme)
  }

  /// Restores the terminal. Programs must call this function before they end or write to the
  /// terminal. A second call has no effect.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    awaitReplies()
    endInput()
    erasePictures()
    if isGuarded { nc_guard_pictures(NC_PICTURES_NONE) }
    nc_close(screen)
  }
}
