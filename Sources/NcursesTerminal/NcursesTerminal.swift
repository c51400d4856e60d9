import CNcurses
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A real terminal, driven by ncurses.
///
/// While it is open the terminal is in raw mode: Control with C, Z or L arrives as a
/// key and the program decides. However the program ends, by ``close()``, `exit`, a
/// signal sent to it or a fault of its own, the terminal is put back as it was; what
/// is written to standard error meanwhile, when that is the terminal, appears after
/// that. Swift's backtrace of a crash, which asks a question and waits, is left out
/// unless the variable `SWIFT_BACKTRACE` is set.
///
/// Strikethrough is not drawn, since curses has no such attribute.
@MainActor
public final class NcursesTerminal: Terminal {
  /// What a terminal is opened with.
  public struct Options: Hashable, Sendable {
    /// How many colours are used at most, of those that the terminal's description has; without
    /// any, bold, faint and reverse remain.
    public var colorLevel: ColorLevel
    /// Whether clicks and the wheel are heard. The terminal's own selection of text
    /// then needs Shift.
    public var usesMouse: Bool
    /// Whether the terminal is asked whether its ground is light or dark, and to tell when
    /// that changes.
    public var queriesBackgroundColor: Bool
    /// Whether the terminal's ground is light or dark; `nil` where that is not known.
    public var backgroundScheme: ColorScheme?
    /// Whether the terminal shows Unicode; else only ASCII is sent, `?` for the rest.
    public var isUnicode: Bool
    /// Which colours are shown at first.
    public var theme: ColorTheme

    /// Creates options.
    public init(
      colorLevel: ColorLevel = .trueColor,
      usesMouse: Bool = true,
      queriesBackgroundColor: Bool = false,
      backgroundScheme: ColorScheme? = nil,
      isUnicode: Bool = true,
      theme: ColorTheme = .auto
    ) {
      self.colorLevel = colorLevel
      self.usesMouse = usesMouse
      self.queriesBackgroundColor = queriesBackgroundColor
      self.backgroundScheme = backgroundScheme
      self.isUnicode = isUnicode
      self.theme = theme
    }

    /// What the environment's variables ask for.
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

  /// The size to draw for, in cells. Follows the window.
  public var size: Size { Size(width: Int(nc_columns(screen)), height: Int(nc_rows(screen))) }

  let screen: OpaquePointer
  private(set) var palette: Palette
  /// How many colours may be sent to the terminal, whatever the theme makes of them.
  private let colours: Int
  private var theme: ColorTheme
  /// What the terminal's ground is, as far as that is known.
  private var backgroundScheme: ColorScheme?
  let isUnicode: Bool
  var pairs: [ColorPair: Int32] = [:]
  var cursesStyles: [CellStyle: CursesStyle] = [:]
  /// The pairs that curses knows, by the numbers of their colours.
  var definedPairs: [[Int]: Int32] = [:]
  /// What is on the screen; `nil` when that is not known.
  var shown: Frame?
  var decoder = InputDecoder()
  var pending: [InputEvent] = []
  var listener: Listener?
  var isDelivering = false
  var isClosed = false
  var watches: [DescriptorWatch] = []
  /// When input was read last.
  var lastRead = ContinuousClock.now
  /// What ends a paste whose end does not come.
  var overdue: Task<Void, Never>?
  let input: Int32
  let isGuarded: Bool
  /// What tells where the person sits.
  let environment: TerminalEnvironment
  private var isOpen = true

  /// Takes over the terminal of standard input and output.
  ///
  /// Both must be one, and `TERM` must name one that is known and can place its
  /// cursor. `LINES` and `COLUMNS` are removed from the environment, since they would
  /// pin the size.
  ///
  /// - Parameter environment: What the variables say, where it is known already.
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

  /// Takes over a terminal that is open as `input` and `output`. Only one that is
  /// guarded is restored when the program is ended, and follows its window.
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
    palette = Self.palette(colours, options.theme, options.backgroundScheme)
    isUnicode = options.isUnicode
    self.input = input
    self.isGuarded = isGuarded
    decoder.awaitsBackgroundColor = options.queriesBackgroundColor
    self.environment =
      environment ?? TerminalEnvironment(variables: ["TERM": name], isTerminal: true)
  }

  private static func error(for failure: nc_failure, name: String) -> TerminalError {
    switch failure {
    case NC_UNKNOWN_TERMINAL: .unknown(name: name)
    case NC_LIMITED_TERMINAL: .limited(name: name)
    default: .noResources
    }
  }

  /// Chooses colours for the terminal's ground, where the theme does not.
  func setBackgroundScheme(_ scheme: ColorScheme) {
    backgroundScheme = scheme
    takeColours()
  }

  /// Shows frames in the colours of a theme from now on.
  public func choose(_ theme: ColorTheme) {
    self.theme = theme
    takeColours()
  }

  private func takeColours() {
    palette = Self.palette(colours, theme, backgroundScheme)
    (pairs, cursesStyles, shown) = ([:], [:], nil)
  }

  private static func palette(
    _ colours: Int,
    _ theme: ColorTheme,
    _ backgroundScheme: ColorScheme?
  ) -> Palette {
    Palette(colours: theme == .mono ? 0 : colours, on: theme.backgroundScheme ?? backgroundScheme)
  }

  /// Gives the terminal back as it was. To be called before the program ends or
  /// writes to the terminal itself; a second call does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    awaitBackgroundColor()
    endInput()
    nc_close(screen)
  }
}
