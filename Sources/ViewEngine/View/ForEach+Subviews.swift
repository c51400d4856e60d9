/// The views that another consists of, for a `ForEach`: SwiftUI's `ForEachSubviewCollection`.
/// They are known only where they are shown: as a collection it is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// One of them.
  public typealias Element = Subview
  /// The place of one.
  public typealias Index = Int

  let base: AnyView
  private let none: [Subview] = []

  init(_ base: some View) { self.base = AnyView(base) }

  /// The place of the first.
  public var startIndex: Int { none.startIndex }
  /// The place after the last.
  public var endIndex: Int { none.endIndex }

  /// The one at a place.
  public subscript(index: Int) -> Subview { none[index] }
}

/// The sections that a view consists of, for a `ForEach`: SwiftUI's
/// `ForEachSectionCollection`. They are known only where they are shown: as a collection it is
/// empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// One of them.
  public typealias Element = SectionConfiguration
  /// The place of one.
  public typealias Index = Int

  let base: AnyView
  private let none: [SectionConfiguration] = []

  init(_ base: some View) { self.base = AnyView(base) }

  /// The place of the first.
  public var startIndex: Int { none.startIndex }
  /// The place after the last.
  public var endIndex: Int { none.endIndex }

  /// The one at a place.
  public subscript(index: Int) -> SectionConfiguration { none[index] }
}

/// A collection of the parts of a view that is taken apart where they are shown.
@MainActor
protocol PartCollection<Part> {
  /// What the view is taken apart into.
  associatedtype Part
  /// What a closure makes of each part.
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
  /// Makes a view for each of those that another consists of: SwiftUI's
  /// `ForEach(subviews:content:)`.
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

  /// Makes a view for each of the sections that another consists of: SwiftUI's
  /// `ForEach(sections:content:)`.
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

  /// What is shown instead where the collection is the parts of a view.
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
