extension Key {
  /// The SwiftUI key and the modifier keys of this terminal key.
  package var equivalent: (key: KeyEquivalent, modifiers: EventModifiers) {
    switch self {
    case .character(let character): (KeyEquivalent(character), character.isUppercase ? .shift : [])
    case .control(let character): (KeyEquivalent(character), .control)
    case .backtab: (.tab, .shift)
    case .function(let number): (Self.functionKey(number), [])
    default: (Self.equivalents[self] ?? .clear, [])
    }
  }

  private static func functionKey(_ number: Int) -> KeyEquivalent {
    let scalar = Unicode.Scalar(UInt32(clamping: 0xF703 + number))
    return scalar.map { KeyEquivalent(Character($0)) } ?? .clear
  }

  private static let equivalents: [Key: KeyEquivalent] = [
    .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow,
    .enter: .return, .space: .space, .tab: .tab, .escape: .escape, .home: .home, .end: .end,
    .pageUp: .pageUp, .pageDown: .pageDown, .backspace: .delete, .delete: .deleteForward,
  ]
}
