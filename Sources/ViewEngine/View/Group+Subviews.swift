/// A view that a closure creates from the subviews of another view: SwiftUI's
/// `GroupElementsOfContent`.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// The result of the closure.
  public var body: some View {
    SubviewReader(
      base: base,
      readParts: { $0.listedSubviews },
      isSame: { $0.map(\.id) == $1.map(\.id) },
      transform: { transform(SubviewsCollection(subviews: $0)) }
    )
  }
}

/// A view that a closure creates from the sections of another view: SwiftUI's
/// `GroupSectionsOfContent`.
public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  /// The result of the closure.
  public var body: some View {
    SubviewReader(
      base: base,
      readParts: { $0.listedSections },
      isSame: { $0.elementsEqual($1) { $0.isSame(as: $1) } },
      transform: { transform(SectionCollection(sections: $0)) }
    )
  }
}

extension Group {
  /// Creates a view from the subviews of another view: SwiftUI's `Group(subviews:transform:)`.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(GroupElementsOfContent(base: view, transform: transform))
  }

  /// Creates a view from the sections of another view: SwiftUI's `Group(sections:transform:)`.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(GroupSectionsOfContent(base: view, transform: transform))
  }
}
