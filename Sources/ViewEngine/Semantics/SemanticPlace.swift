/// Where an element stands among the others of a screen.
package struct SemanticPlace: Hashable, Sendable {
  /// The number of the element that holds it: a group, a row; `nil` where none does.
  package var parent: Int?
  /// Its place among those of which one is chosen, from 1; 0 where it belongs to none.
  package var position = 0
  /// How many those are; 0 where it belongs to none.
  package var count = 0
}

extension SemanticTree {
  /// The places of all elements, in their order.
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

  /// The element whose view holds that of another: the nearest one.
  private func parent(of index: Int, _ node: Node, _ numbers: [ObjectIdentifier: Int]) -> Int? {
    var above: Node? = node
    while let current = above {
      if let number = numbers[ObjectIdentifier(current)], number != index { return number }
      above = current.parent
    }
    return nil
  }

  /// The options that belong together: those of one group, or with no other control between.
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
