import Foundation

/// Empty space that expands along the axis of the enclosing stack: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView {
  let columns: Int
  let rows: Int

  /// Creates a spacer of at least `minLength` points. `nil` means that it can shrink to zero.
  public nonisolated init(minLength: CGFloat? = nil) {
    columns = Points.length(minLength ?? 0, along: .horizontal)
    rows = Points.length(minLength ?? 0, along: .vertical)
  }

  /// Creates a spacer of at least `minLength` cells.
  @_disfavoredOverload
  public nonisolated init(minLength: Cells) {
    columns = minLength.count
    rows = minLength.count
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node { SpacerNode(self, context) }
}

private final class SpacerNode: ViewNode<Spacer> {
  override var isElement: Bool { true }
  /// The lowest priority: a spacer receives the space that the other views leave.
  override var layoutPriority: Double { -.infinity }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: isAlong(.horizontal) ? max(view.columns, proposal.width ?? 0) : 0,
      height: isAlong(.vertical) ? max(view.rows, proposal.height ?? 0) : 0
    )
  }

  private func isAlong(_ axis: Axis) -> Bool {
    environment.stackAxis == nil || environment.stackAxis == axis
  }
}

private enum StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}

extension EnvironmentValues {
  /// The axis of the nearest enclosing stack. `nil` outside stacks and in a `ZStack`.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
