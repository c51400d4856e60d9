@_spi(Nodes) import ViewEngine

/// A label, and a switch at the other end of the line. The line takes the offered width.
///
/// If the label would get fewer than four columns, the switch is below it. Without a label there is
/// only the switch.
struct SwitchLine<Label> {
  let label: Label
  let sign: Glyph
}

extension SwitchLine: View, PrimitiveView where Label: View {
  func _makeNode(_ context: _NodeContext) -> _Node { SwitchLineNode(self, context) }
}

private final class SwitchLineNode<Label: View>: ContainerNode<
  SwitchLine<Label>
>
{
  /// The sizes and positions of the label and the switch.
  private struct Plan {
    var offered = ProposedSize.unspecified
    var label = Size.zero
    var sign = Size.zero
    var isBelow = false
    var gap = 0
  }

  /// The minimum width of a label beside the switch, in columns. In fewer columns, words would
  /// break after each letter.
  private static var narrowest: Int { 4 }

  init(_ view: SwitchLine<Label>, _ context: NodeContext) {
    super.init(view, context) { TupleView($0.label, $0.sign) }
  }

  private var labels: [Node] { Array(layoutItems.dropLast()) }
  private var column: StackLayout { StackLayout(axis: .vertical, spacing: 0) }

  private func plan(_ proposal: ProposedSize) -> Plan {
    var plan = Plan(sign: layoutItems.last?.measure(.unspecified) ?? .zero)
    let ideal = column.size(of: column.shares(of: labels, for: .unspecified)).width
    if ideal == 0 { return plan }
    var beside = proposal.width.map { max(0, $0 - plan.sign.width - 1) }
    // The switch has its own edge, so dropping the gap is better than breaking a word.
    let isExact = beside.map { $0 + 1 == ideal } ?? false
    if isExact { beside = ideal }
    let isTight = beside.map { $0 < min(ideal, Self.narrowest) } ?? false
    plan.isBelow = isTight && proposal.height.map { $0 >= 2 } ?? true
    let width = plan.isBelow ? proposal.width : isTight && beside ?? 0 < 2 ? 0 : beside
    plan.offered = ProposedSize(width: width, height: proposal.height)
    plan.label = column.size(of: column.shares(of: labels, for: plan.offered))
    plan.gap = plan.isBelow || plan.label.width == 0 || isExact ? 0 : 1
    return plan
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let plan = plan(proposal)
    let own = plan.isBelow ? 0 : plan.label.width + plan.gap + plan.sign.width
    let hugs = labels.isEmpty || proposal.width == nil
    return Size(
      width: hugs ? max(own, plan.sign.width) : max(proposal.width ?? 0, plan.sign.width),
      height: plan.isBelow
        ? plan.label.height + plan.sign.height : max(plan.label.height, plan.sign.height)
    )
  }

  override func placeChildren() {
    let plan = plan(proposal)
    let lines = Rect(
      x: frame.minX,
      y: frame.minY,
      width: frame.size.width,
      height: plan.isBelow ? plan.label.height : frame.size.height
    )
    place(labels, as: plan, in: environment.align(plan.label, in: lines, .leading))
    let corner: Alignment = plan.isBelow ? .bottomTrailing : .trailing
    let rect = environment.align(plan.sign, in: frame, corner)
    layoutItems.last?.place(rect, for: .unspecified, in: viewport)
  }

  private func place(_ labels: [Node], as plan: Plan, in rect: Rect) {
    var y = rect.minY
    for (label, share) in zip(labels, column.shares(of: labels, for: plan.offered)) {
      let lane = Rect(x: rect.minX, y: y, width: rect.size.width, height: share.size.height)
      let place = environment.align(share.size, in: lane, .leading)
      label.place(place, for: share.proposal, in: viewport)
      y += share.size.height
    }
  }
}
