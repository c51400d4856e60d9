extension ASCIIFallback {
  /// The replacements of symbols. This project's choice.
  static let symbols: [Unicode.Scalar: String] = [
    "◉": "(*)", "●": "(*)", "○": "( )", "◯": "( )", "☑": "[x]", "☐": "[ ]", "☒": "[x]",
    "■": "#", "□": "[ ]", "▪": "*", "▫": "*", "◆": "*", "◇": "*", "★": "*", "☆": "*",
    "✓": "v", "✔": "v", "✗": "x", "✘": "x", "⚠": "!", "ℹ": "i",
    "…": "...", "‥": "..", "·": "-", "•": "*", "‣": ">", "∙": "-",
    "‹": "<", "›": ">", "«": "<<", "»": ">>", "▶": ">", "►": ">", "▸": ">", "▹": ">",
    "◀": "<", "◄": "<", "◂": "<", "▲": "^", "▴": "^", "△": "^", "▼": "v", "▾": "v", "▽": "v",
    "↑": "^", "↓": "v", "←": "<", "→": ">", "↕": "^v", "↔": "<>", "⇧": "Shift", "⇥": "Tab",
    "⇤": "Backtab", "⏎": "Enter", "↵": "Enter", "⎋": "Esc", "⌫": "Backspace", "␣": "Space",
    "▐": "[", "▌": "]", "█": "#", "▀": "\"", "▄": "_", "░": ".", "▒": ":", "▓": "#",
    "×": "x", "÷": "/", "±": "+-", "−": "-", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~",
    "‘": "'", "’": "'", "‚": ",", "‛": "'", "“": "\"", "”": "\"", "„": "\"", "‟": "\"",
    "′": "'", "″": "\"", "´": "'", "¨": "\"",
    "‐": "-", "\u{2011}": "-", "‒": "-", "–": "-", "—": "--", "―": "--",
    "©": "(c)", "®": "(R)", "™": "(TM)", "°": " deg", "№": "No.", "§": "S", "¶": "P",
    "¡": "!", "¿": "?", "¦": "|", "ª": "a", "º": "o", "¹": "1", "²": "2", "³": "3",
    "¼": "1/4", "½": "1/2", "¾": "3/4", "µ": "u", "‰": "0/00", "\u{FFFD}": "?",
    "、": ",", "。": ".", "・": "-", "「": "\"", "」": "\"", "『": "\"", "』": "\"",
    "【": "[", "】": "]", "〈": "<", "〉": ">", "《": "<<", "》": ">>", "〜": "~",
  ]

  /// The ISO 4217 codes of currencies by their symbol. In `CN¥` and `JP¥`, the `¥` becomes a `Y`,
  /// which completes the code.
  static let currencies: [Unicode.Scalar: String] = [
    "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY", "₩": "KRW", "₹": "INR", "₽": "RUB",
    "₺": "TRY", "₫": "VND", "₪": "ILS", "₱": "PHP", "₴": "UAH", "₦": "NGN", "₸": "KZT",
    "฿": "THB", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₾": "GEL", "₼": "AZN", "¢": "c",
  ]

  /// Letters that are replaced by two, and letters without a decomposition in Unicode.
  static let letters: [Unicode.Scalar: String] = [
    "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ẞ": "SS",
    "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Þ": "Th", "þ": "th",
    "Ð": "D", "ð": "d", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i", "Ĳ": "IJ",
    "ĳ": "ij", "ĸ": "k", "Ŀ": "L", "ŀ": "l", "Ł": "L", "ł": "l", "ŉ": "'n", "Ŋ": "N",
    "ŋ": "n", "Ŧ": "T", "ŧ": "t", "ſ": "s", "Ə": "E", "ə": "e", "ƒ": "f", "ﬁ": "fi", "ﬂ": "fl",
    "Ơ": "O", "ơ": "o", "Ư": "U", "ư": "u",
  ]

  /// Returns the base letter of an accented Latin letter, or `nil`.
  static func accentless(_ value: UInt32) -> String? {
    for (first, bases) in accented where value >= first && value - first < UInt32(bases.count) {
      let base = bases[Int(value - first)]
      return base == UInt8(ascii: "?") ? nil : String(Unicode.Scalar(base))
    }
    return nil
  }

  /// Runs of scalars with their base letters, from the first scalar. `?` means none.
  private static let accented: [(first: UInt32, bases: [UInt8])] = [
    (
      0x00C0,
      Array(
        ("AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?y"
          + "AaAaAaCcCcCcCcDd??EeEeEeEeEeGgGgGgGgHh??IiIiIiIiI???JjKk?LlLlLl?"
          + "???NnNnNn???OoOoOo??RrRrRrSsSsSsSsTtTt??UuUuUuUuUuUuWwYyYZzZzZz?").utf8
      )
    ),
    (
      0x01CD,
      Array(
        ("AaIiOoUuUuUuUuUu?AaAa????GgKkOoOo??j???Gg??NnAa????AaAaEeEeIiIiO"
          + "oOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy").utf8
      )
    ),
    (
      0x1E00,
      Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
          + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
          + "WwWwWwWwWwXxXxYyZzZzZzhtwy??????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
          + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????").utf8
      )
    ),
  ]
}
