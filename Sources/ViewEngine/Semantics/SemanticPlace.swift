/// The position of an element among the elements of a screen.
package struct SemanticPlace: Hashable, Sendable {
  /// The index of the element that contains this element, such as a group or row; `nil` if there is
  /// none.
  package var parent: Int?
  /// The position in the set of options, from 1; 0 if the element is not an option.
  package var position = 0
  /// The number of options in the set; 0 if the element is not an option.
  package var count = 0
}

extension SemanticTree {
  /// The positions of all elements, in the order of the elements.
  package var places: [SemanticPlace] {
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, element) in elements.enumerated() {
      let id = ObjectIdentifier(element.node)
      if numbers[id] == nil { numbers[id] = index }
    }
    var places = elements.enumerated().map { index, element in
      SemanticPlace(parent: parent(of: index, element.node, numbers))
    }
    for set in choices {
      for (offset, index) in set.enumerated() {
        places[index].position = offset + 1
        places[index].count = set.count
      }
    }
    return places
  }

  /// Returns the index of the nearest element whose view contains the view `node`, or `nil`.
  private func parent(of index: Int, _ node: Node, _ numbers: [ObjectIdentifier: Int]) -> Int? {
    var above: Node? = node
    while let current = above {
      if let number = numbers[ObjectIdentifier(current)], number != index { return number }
      above = current.parent
    }
    return nil
  }

  /// The sets of options. Options of the same group belong to one set. Options without a group
  /// belong to one set if no other control is between them.
  private var choices: [[Int]] {
    var sets: [[Int]] = []
    for index in elements.indices where elements[index].role == .option {
      if let last = sets.last?.last, isSameChoice(last, index) {
        sets[sets.count - 1].append(index)
      } else {
        sets.append([index])
      }
    }
    return sets
  }

  private func isSameChoice(_ first: Int, _ second: Int) -> Bool {
    let group = elements[first].node.focusOption.group
    guard group == elements[second].node.focusOption.group else { return false }
    return group != nil || elements[first + 1..<second].allSatisfy(\.role.isOnlyRead)
  }
}
