/// One of the sections that a view consists of: SwiftUI's `SectionConfiguration`. Views outside
/// any section are one of their own.
public struct SectionConfiguration: Identifiable {
  /// Tells sections apart.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  /// What tells it from the others.
  public let id: ID
  /// What stands above the section.
  public let header: SubviewsCollection
  /// The views in the section.
  public let content: SubviewsCollection
  /// What stands below it.
  public let footer: SubviewsCollection
}

/// The sections that a view consists of: SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  /// One of them.
  public typealias Element = SectionConfiguration
  /// The place of one.
  public typealias Index = Int

  let sections: [SectionConfiguration]

  /// The place of the first.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last.
  public var endIndex: Int { sections.endIndex }

  /// The one at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
