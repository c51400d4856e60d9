/// A section of a view: SwiftUI's `SectionConfiguration`. Consecutive views outside any section
/// form a section without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  /// The identity of the section.
  public let id: ID
  /// The header, shown above the content. Empty if there is none.
  public let header: SubviewsCollection
  /// The views in the section.
  public let content: SubviewsCollection
  /// The footer, shown below the content. Empty if there is none.
  public let footer: SubviewsCollection
}

/// The sections of a view: SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = SectionConfiguration
  /// A position in the collection.
  public typealias Index = Int

  let sections: [SectionConfiguration]

  /// The position of the first element.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last element.
  public var endIndex: Int { sections.endIndex }

  /// Returns the element at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
