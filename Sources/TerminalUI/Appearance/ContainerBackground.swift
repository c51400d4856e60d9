import Observation

/// The container that a background is for: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Creates a placement for another library, identified by its name.
  public init(_ name: String) { self.name = name }

  /// The background of a screen in a navigation stack.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// The background of all columns of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// The background behind the content of a tab.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The background of a window. A program in a terminal has one window.
  public static let window = ContainerBackgroundPlacement("window")
  /// The background of a widget. A terminal has no widgets.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Sets a style as the background of the container around this view: SwiftUI's
  /// `containerBackground(_:for:)`.
  ///
  /// - In a terminal: In a container that supports the placement, such as a store view, the
  ///   background fills the container. In any other container, the background is behind this view
  ///   only.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackground(container: container, background: AnyView(Rectangle().fill(style)))
    )
  }

  /// Sets a view as the background of the container around this view: SwiftUI's
  /// `containerBackground(for:alignment:content:)`.
  ///
  /// - In a terminal: In a container that supports the placement, such as a store view, the
  ///   background fills the container. In any other container, the background is behind this view
  ///   only.
  public func containerBackground(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      ContainerBackground(
        container: container,
        alignment: alignment,
        background: AnyView(content())
      )
    )
  }

  /// Draws the backgrounds that views inside this view set for the given placements. They are
  /// behind this view, and the last background covers the others.
  ///
  /// - Parameter filled: A closure that is called initially and on changes. Its argument is `true`
  ///   if a view sets such a background.
  package func applyingContainerBackgrounds(
    for placements: [ContainerBackgroundPlacement],
    filled: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(ContainerBackgrounds(placements: placements, filled: filled))
  }
}

/// A background that a view sets for a container around it.
private struct ContainerBackgroundPreference {
  let view: AnyView
  let alignment: Alignment
}

private enum ContainerBackgroundPreferenceKey: PreferenceKey {
  static var defaultValue: [ContainerBackgroundPlacement: ContainerBackgroundPreference] { [:] }

  static func reduce(
    value: inout [ContainerBackgroundPlacement: ContainerBackgroundPreference],
    nextValue: () -> [ContainerBackgroundPlacement: ContainerBackgroundPreference]
  ) {
    value.merge(nextValue()) { _, later in later }
  }
}

private enum TakenPlacementsKey: EnvironmentKey {
  static let defaultValue: Set<ContainerBackgroundPlacement> = []
}

extension EnvironmentValues {
  /// The placements that the containers around a view support.
  fileprivate var takenPlacements: Set<ContainerBackgroundPlacement> {
    get { self[TakenPlacementsKey.self] }
    set { self[TakenPlacementsKey.self] = newValue }
  }
}

private struct ContainerBackground: ViewModifier {
  let container: ContainerBackgroundPlacement
  var alignment = Alignment.center
  let background: AnyView
  @Environment(\.takenPlacements) private var takenPlacements

  nonisolated init(
    container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    background: AnyView
  ) {
    self.container = container
    self.alignment = alignment
    self.background = background
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if takenPlacements.contains(container) {
      content.transformPreference(ContainerBackgroundPreferenceKey.self) {
        $0[container] = ContainerBackgroundPreference(view: background, alignment: alignment)
      }
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}

private struct ContainerBackgrounds: ViewModifier {
  let placements: [ContainerBackgroundPlacement]
  let filled: (@MainActor (Bool) -> Void)?

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.takenPlacements) { $0.formUnion(placements) }
      .backgroundPreferenceValue(ContainerBackgroundPreferenceKey.self) { backgrounds in
        ContainerBackgroundPreferences(
          backgrounds: placements.compactMap { backgrounds[$0] },
          filled: filled
        )
      }
  }
}

/// The backgrounds behind a container. The last background is in front.
private struct ContainerBackgroundPreferences: View {
  let backgrounds: [ContainerBackgroundPreference]
  let filled: (@MainActor (Bool) -> Void)?

  var body: some View {
    ZStack {
      ForEach(backgrounds.indices, id: \.self) { index in
        backgrounds[index].view
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: backgrounds[index].alignment)
          .clipped()
      }
    }
    .onChange(of: backgrounds.isEmpty, initial: true) { _, isEmpty in filled?(!isEmpty) }
  }
}
