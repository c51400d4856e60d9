/// The subviews of a view, for a `ForEach`: SwiftUI's `ForEachSubviewCollection`. The subviews
/// exist only where the `ForEach` is shown; used as a collection, it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = Subview
  /// A position in the collection.
  public typealias Index = Int

  let base: AnyView
  private let none: [Subview] = []

  init(_ base: some View) { self.base = AnyView(base) }

  /// The position of the first element.
  public var startIndex: Int { none.startIndex }
  /// The position after the last element.
  public var endIndex: Int { none.endIndex }

  /// Returns the element at a position.
  public subscript(index: Int) -> Subview { none[index] }
}

/// The sections of a view, for a `ForEach`: SwiftUI's `ForEachSectionCollection`. The sections
/// exist only where the `ForEach` is shown; used as a collection, it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The type of the elements.
  public typealias Element = SectionConfiguration
  /// A position in the collection.
  public typealias Index = Int

  let base: AnyView
  private let none: [SectionConfiguration] = []

  init(_ base: some View) { self.base = AnyView(base) }

  /// The position of the first element.
  public var startIndex: Int { none.startIndex }
  /// The position after the last element.
  public var endIndex: Int { none.endIndex }

  /// Returns the element at a position.
  public subscript(index: Int) -> SectionConfiguration { none[index] }
}

/// A placeholder collection for the parts of a view, which are read where the `ForEach` is shown.
@MainActor
protocol PartCollection<Part> {
  /// The type of the parts: subviews or sections.
  associatedtype Part
  /// Returns a view that shows the result of `content` for each part.
  func each<Content: View>(_ content: @escaping (Part) -> Content) -> AnyView
}

extension ForEachSubviewCollection: PartCollection {
  func each<Each: View>(_ content: @escaping (Subview) -> Each) -> AnyView {
    AnyView(
      GroupElementsOfContent(base: base) { subviews in
        ForEach(subviews.subviews) { content($0) }
      }
    )
  }
}

extension ForEachSectionCollection: PartCollection {
  func each<Each: View>(_ content: @escaping (SectionConfiguration) -> Each) -> AnyView {
    AnyView(
      GroupSectionsOfContent(base: base) { sections in
        ForEach(sections.sections) { content($0) }
      }
    )
  }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of another view: SwiftUI's `ForEach(subviews:content:)`.
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      elements: ForEachSubviewCollection(view),
      id: { $0.id },
      content: content,
      showsParts: true
    )
  }

  /// Creates a view for each section of another view: SwiftUI's `ForEach(sections:content:)`.
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      elements: ForEachSectionCollection(view),
      id: { $0.id },
      content: content,
      showsParts: true
    )
  }

  /// The view that replaces this `ForEach` if the data is a placeholder for the parts of a view;
  /// otherwise `nil`.
  @MainActor var eachPart: AnyView? {
    guard let parts = data as? any PartCollection else { return nil }
    return open(parts)
  }

  @MainActor
  private func open<Parts: PartCollection>(_ parts: Parts) -> AnyView? {
    guard let content = content as? (Parts.Part) -> Content else { return nil }
    return parts.each(content)
  }
}
