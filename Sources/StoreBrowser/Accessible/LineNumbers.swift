import TerminalUI

/// The numbers of controls. A control has the same number while it exists, so that a number a
/// person has heard never means another control.
struct LineNumbers {
  private var numbers: [SemanticElement.Identity: Int] = [:]

  /// The number of an element; `nil` if it has none.
  subscript(element: SemanticElement) -> Int? { numbers[element.identity] }

  /// Replaces the elements. New elements get the smallest free numbers.
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
