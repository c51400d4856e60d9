import TerminalUI

/// The numbers of controls. A control keeps its number while it exists. A number that a person has
/// heard thus never refers to another control.
struct LineNumbers {
  private var numbers: [SemanticElement.Identity: Int] = [:]

  /// The number of an element; `nil` if the element has no number.
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
