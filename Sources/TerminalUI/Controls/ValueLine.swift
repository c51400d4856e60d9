@_spi(Nodes) import ViewEngine

/// A label, and a value at the other end of the line.
///
/// The label wraps if the line is too narrow for the label and the value. If too few cells are left
/// for the label, the value moves to a line below.
struct ValueLine<Label, Value> {
  let label: Label
  let value: Value
}

extension ValueLine: View, PrimitiveView where Label: View, Value: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ValueLineNode(self, context) }
}

private final class ValueLineNode<Label: View, Value: View>: ContainerNode<
  ValueLine<Label, Value>
>
{
  /// The proposals for the label and the value, and the sizes that they take.
  private struct Plan {
    var offeredLabel = ProposedSize.unspecified
    var label = Size.zero
    var offeredValue = ProposedSize.unspecified
    var value = Size.zero
    var isBelow = false
  }

  /// The minimum width of a label beside its value, in cells.
  private static var narrowest: Int { 4 }

  init(_ view: ValueLine<Label, Value>, _ context: NodeContext) {
    super.init(view, context) { TupleView($0.label, $0.value) }
  }

  private var column: StackLayout { StackLayout(axis: .vertical, spacing: 0) }
  private var labels: [Node] { Array(layoutItems.dropLast()) }

  private func labelSize(_ proposal: ProposedSize) -> Size {
    column.size(of: column.shares(of: labels, for: proposal))
  }

  private func plan(_ width: Int?) -> Plan {
    var plan = Plan()
    let ideal = labelSize(.unspecified)
    plan.label = ideal
    plan.value = layoutItems.last?.measure(.unspecified) ?? .zero
    guard let width else { return plan }
    let beside = width - plan.value.width - 1
    plan.isBelow = ideal.width > 0 && beside < min(ideal.width, max(Self.narrowest, width / 3))
    if plan.isBelow || ideal.width == 0 {
      plan.offeredValue = ProposedSize(width: width, height: nil)
      plan.value = layoutItems.last?.measure(plan.offeredValue) ?? .zero
    }
    plan.offeredLabel = ProposedSize(width: plan.isBelow ? width : max(0, beside), height: nil)
    plan.label = labelSize(plan.offeredLabel)
    return plan
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let plan = plan(proposal.width)
    let (label, value) = (plan.label, plan.value)
    let gap = label.width > 0 && value.width > 0 ? 1 : 0
    let own = plan.isBelow ? max(label.width, value.width) : label.width + gap + value.width
    return Size(
      width: max(own, proposal.width ?? own),
      height: plan.isBelow ? label.height + value.height : max(label.height, value.height)
    )
  }

  override func placeChildren() {
    let plan = plan(frame.size.width)
    let lines = environment.align(plan.label, in: frame, .topLeading)
    var y = lines.minY
    for (label, share) in zip(labels, column.shares(of: labels, for: plan.offeredLabel)) {
      let lane = Rect(x: lines.minX, y: y, width: plan.label.width, height: share.size.height)
      label.place(
        environment.align(share.size, in: lane, .leading),
        for: share.proposal,
        in: viewport
      )
      y += share.size.height
    }
    let rest = Rect(
      x: frame.minX,
      y: plan.isBelow ? y : frame.minY,
      width: frame.size.width,
      height: plan.value.height
    )
    let place = environment.align(plan.value, in: rest, .topTrailing)
    layoutItems.last?.place(place, for: plan.offeredValue, in: viewport)
  }
}
