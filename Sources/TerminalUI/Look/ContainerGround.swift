import Observation

/// What a background is for: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A placement of a library on top of this one, by its name.
  public init(_ name: String) { self.name = name }

  /// Behind a screen of a navigation.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// Behind all columns of a navigation.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// Behind a tab.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement("window")
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
  /// Fills the background of the container around: SwiftUI's `containerBackground(_:for:)`.
  ///
  /// - In a terminal: A container that takes the placement, as a store does, is filled. Otherwise
  ///   the background is put behind this view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(ContainerGround(container: container, ground: AnyView(Rectangle().fill(style))))
  }

  /// Puts a view behind the container around: SwiftUI's
  /// `containerBackground(for:alignment:content:)`.
  ///
  /// - In a terminal: A container that takes the placement, as a store does, is filled. Otherwise
  ///   the background is put behind this view.
  public func containerBackground(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      ContainerGround(container: container, alignment: alignment, ground: AnyView(content()))
    )
  }

  /// Stands before the grounds that views inside have for some placements, of which the last
  /// that there is lies in front.
  ///
  /// - Parameter filled: Is told whether there is one.
  package func takingContainerGrounds(
    for placements: [ContainerBackgroundPlacement],
    filled: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(ContainerGrounds(placements: placements, filled: filled))
  }
}

/// A ground that a view has for a container around it.
private struct OfferedGround {
  let view: AnyView
  let alignment: Alignment
}

private enum OfferedGroundKey: PreferenceKey {
  static var defaultValue: [ContainerBackgroundPlacement: OfferedGround] { [:] }

  static func reduce(
    value: inout [ContainerBackgroundPlacement: OfferedGround],
    nextValue: () -> [ContainerBackgroundPlacement: OfferedGround]
  ) {
    value.merge(nextValue()) { _, later in later }
  }
}

private enum TakenPlacementsKey: EnvironmentKey {
  static let defaultValue: Set<ContainerBackgroundPlacement> = []
}

extension EnvironmentValues {
  /// The placements whose grounds containers around take.
  fileprivate var takenPlacements: Set<ContainerBackgroundPlacement> {
    get { self[TakenPlacementsKey.self] }
    set { self[TakenPlacementsKey.self] = newValue }
  }
}

private struct ContainerGround: ViewModifier {
  let container: ContainerBackgroundPlacement
  var alignment = Alignment.center
  let ground: AnyView
  @Environment(\.takenPlacements) private var takenPlacements

  nonisolated init(
    container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    ground: AnyView
  ) {
    self.container = container
    self.alignment = alignment
    self.ground = ground
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if takenPlacements.contains(container) {
      content.transformPreference(OfferedGroundKey.self) {
        $0[container] = OfferedGround(view: ground, alignment: alignment)
      }
    } else {
      content.background(alignment: alignment) { ground }
    }
  }
}

private struct ContainerGrounds: ViewModifier {
  let placements: [ContainerBackgroundPlacement]
  let filled: (@MainActor (Bool) -> Void)?

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.takenPlacements) { $0.formUnion(placements) }
      .backgroundPreferenceValue(OfferedGroundKey.self) { grounds in
        OfferedGrounds(grounds: placements.compactMap { grounds[$0] }, filled: filled)
      }
  }
}

/// Grounds behind a container, the last in front.
private struct OfferedGrounds: View {
  let grounds: [OfferedGround]
  let filled: (@MainActor (Bool) -> Void)?

  var body: some View {
    ZStack {
      ForEach(grounds.indices, id: \.self) { index in
        grounds[index].view
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: grounds[index].alignment)
          .clipped()
      }
    }
    .onChange(of: grounds.isEmpty, initial: true) { _, isEmpty in filled?(!isEmpty) }
  }
}
