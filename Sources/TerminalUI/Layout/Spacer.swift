/// Room that grows along the axis of the stack around it: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView, Resolvable {
  let minLength: Int

  /// Creates a spacer of at least `minLength` cells.
  public init(minLength: Cells = .cells(0)) {
    self.minLength = minLength.count
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { SpacerNode(self, context) }
}

private final class SpacerNode: ViewNode<Spacer> {
  override var isElement: Bool { true }
  /// A spacer takes what the views beside it leave.
  override var layoutPriority: Double { -.infinity }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: isAlong(.horizontal) ? max(view.minLength, proposal.width ?? 0) : 0,
      height: isAlong(.vertical) ? max(view.minLength, proposal.height ?? 0) : 0
    )
  }

  private func isAlong(_ axis: StackLayout.Axis) -> Bool {
    environment.stackAxis == nil || environment.stackAxis == axis
  }
}

private enum StackAxisKey: EnvironmentKey {
  static let defaultValue: StackLayout.Axis? = nil
}

extension EnvironmentValues {
  /// The axis of the nearest stack around.
  var stackAxis: StackLayout.Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
