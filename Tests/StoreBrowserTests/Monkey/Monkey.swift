import TerminalUI
import TestSupport

@testable import StoreBrowser

/// A random user: presses keys, clicks, scrolls and resizes, as its seed says. Prefers keys that do
/// something on the current screen, and sometimes types a whole text.
@MainActor
struct Monkey {
  private(set) var random: SeededRandom
  /// The events of a text that is still to be typed.
  private var typing: [InputEvent] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A random one of several choices.
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// The next random number from a closed range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  /// True with a probability of one in `times`.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }

  /// The next event.
  mutating func event(for host: ViewHost, of model: BrowserModel) -> InputEvent {
    if !typing.isEmpty { return typing.removeFirst() }
    let isTooSmall = !host.size.holds(MinimumSize(model: model).size)
    // A screen that is too small does nothing, and a large one is slow.
    let isLarge = host.size.width * host.size.height > 4000
    if isTooSmall && once(in: 3) || isLarge && once(in: 8) {
      return .resize(one(of: Self.usefulSizes))
    }
    switch number(1...200) {
    case ...50: return .key(boundKey(in: model))
    case ...58: return .key(.character(one(of: Array("12345678"))))
    case ...110: return .key(one(of: Self.moves))
    case ...122: return .key(.escape)
    case ...132: return .key(.character(one(of: Self.characters)))
    case ...140: return type(model)
    case ...145: return .paste(one(of: Self.texts))
    case ...172: return click(host)
    case ...188: return mouse(host)
    case ...194: return .resize(size())
    case ...196: return .colorScheme(one(of: [.light, .dark]))
    case 197 where once(in: 3): return .key(.character("q"))
    default: return .key(.enter)
    }
  }

  /// A key of a command that works here, or sometimes of any command, except Quit.
  private mutating func boundKey(in model: BrowserModel) -> Key {
    let context = model.keyContext.current
    let isHere = !once(in: 4)
    let commands = model.keyBindings.commands.filter {
      $0.id != "program.quit" && !$0.keys.isEmpty && (!isHere || $0.contexts.contains(context))
    }
    return commands.isEmpty ? .enter : one(of: one(of: commands).keys)
  }

  private static let moves: [Key] = [
    .up, .up, .down, .down, .down, .left, .right, .enter, .enter, .enter, .space, .tab, .tab,
    .backtab, .home, .end, .pageUp, .pageDown, .backspace, .delete,
  ]

  private static let characters = Array("abcdefghijklmnoprstuvwxyzNTZ09./:?+-=_é日\u{301}ش😀")

  private static let texts = [
    "30d", "1y", "2026-03-01", "2027-02-28T23:59", "-3d", "99999999y", "12h", "P1M", "4.99",
    "premium", "plan:premium", "is:trial ", "price:", "日本語", "بريميوم", "😀 e\u{301}", "",
    "two\nlines\tand a tab", "\u{1B}[31mred", String(repeating: "long ", count: 60),
  ]

  /// Types a search, a clock move or the name of a command, mostly followed by Enter.
  private mutating func type(_ model: BrowserModel) -> InputEvent {
    let command = one(of: model.keyBindings.commands).title(model.words)
    let (key, text): (Key, String) =
      switch number(1...4) {
      case 1: (.character("T"), one(of: Self.texts))
      case 2: (.character("/"), one(of: Self.texts))
      case 3: (.control("p"), String(command.prefix(number(1...12))))
      default: (.character("?"), String(command.prefix(number(1...12))))
      }
    typing = text.map { .key($0 == " " ? .space : $0.isNewline ? .enter : .character($0)) }
    if key == .character("?") { typing.insert(.key(.character("/")), at: 0) }
    if typing.count > 12 { typing = [.paste(text)] }
    typing.append(.key(one(of: [.enter, .enter, .escape])))
    return .key(key)
  }

  /// Clicks on something that can be clicked.
  private mutating func click(_ host: ViewHost) -> InputEvent {
    let places = host.semantics.elements.filter { $0.isClickable && !$0.visibleRect.isEmpty }
    guard !places.isEmpty else { return .mouse(.click, at: point(on: host)) }
    let place = one(of: places).visibleRect
    let point = Point(
      x: number(place.minX...place.maxX - 1),
      y: number(place.minY...place.maxY - 1)
    )
    return .mouse(once(in: 12) ? .secondaryClick : .click, at: point)
  }

  private mutating func mouse(_ host: ViewHost) -> InputEvent {
    let actions: [MouseAction] = [
      .wheelUp, .wheelUp, .wheelDown, .wheelDown, .wheelDown, .press, .drag, .release, .click,
      .secondaryClick,
    ]
    return .mouse(one(of: actions), at: point(on: host))
  }

  private mutating func point(on host: ViewHost) -> Point {
    Point(x: number(-1...host.size.width), y: number(-1...host.size.height))
  }

  private static let usefulSizes = [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 80, height: 24),
    Size(width: 60, height: 20),
  ]

  /// A random size, mostly a common one.
  mutating func size() -> Size {
    switch number(1...20) {
    case 1: Size(width: number(1...200), height: number(1...60))
    case 2: Size(width: number(1...44), height: number(1...16))
    case 3: Size(width: 200, height: 60)
    case 4: Size(width: 1, height: 1)
    case 9: Size(width: 120, height: 40)
    case 5...8: Size(width: number(40...90), height: number(12...26))
    default: one(of: Self.usefulSizes)
    }
  }
}
