import TerminalUI

/// The numbers of what can be used. Each stays with what has it for as long as that is there, so
/// that no number that was heard comes to mean something else unheard.
struct LineNumbers {
  private var numbers: [SemanticElement.Identity: Int] = [:]

  /// The number of an element.
  subscript(element: SemanticElement) -> Int? { numbers[element.identity] }

  /// Takes note of what is there now: what is new takes the smallest numbers that are free.
  mutating func update(for elements: [SemanticElement]) {
    let before = numbers
    numbers = [:]
    for identity in elements.map(\.identity) { numbers[identity] = before[identity] }
    let taken = Set(numbers.values)
    var next = 1
    for identity in elements.map(\.identity) where numbers[identity] == nil {
      while taken.contains(next) { next += 1 }
      numbers[identity] = next
      next += 1
    }
  }
}
