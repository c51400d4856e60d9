/// The view that animators pass to their closure: SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  /// The animated view.
  public var body: some View { content }
}

extension View {
  /// Cycles through phases: SwiftUI's `phaseAnimator`.
  ///
  /// - In a terminal: Only the first phase is shown.
  @ViewBuilder
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(content: AnyView(self)), first)
    } else {
      self
    }
  }

  /// Runs through phases once when a value changes: SwiftUI's `phaseAnimator`.
  ///
  /// - In a terminal: Only the first phase is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Animates a value along keyframes: SwiftUI's `keyframeAnimator`.
  ///
  /// - In a terminal: Only the first value is shown.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: AnyView(self)), initialValue)
  }

  /// Animates a value along keyframes when another value changes: SwiftUI's `keyframeAnimator`.
  ///
  /// - In a terminal: Only the first value is shown.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: AnyView(self)), initialValue)
  }
}

/// A view that cycles through phases: SwiftUI's `PhaseAnimator`.
///
/// - In a terminal: Only the first phase is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that cycles through phases.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that runs through phases once when a value changes.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The content in the first phase.
  public var body: some View {
    if let first { content(first) }
  }
}
