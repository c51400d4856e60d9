extension ViewHost {
  /// A menu begins where its control does and is as large as its items, under the control
  /// or above it, wherever there is room for more of them.
  func menuRect(_ node: Node, _ control: Rect) -> Rect {
    let ideal = node.measure(.unspecified)
    let width = min(max(ideal.width, min(control.size.width, 24)), size.width)
    let wanted = node.measure(ProposedSize(width: width, height: nil)).height
    let (above, below) = (control.minY, size.height - control.maxY)
    let opensBelow = wanted <= below || below >= above
    let height = max(0, min(wanted, opensBelow ? below : above))
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let x = isMirrored ? control.maxX - width : control.minX
    return Rect(
      x: max(0, min(x, size.width - width)),
      y: opensBelow ? control.maxY : control.minY - height,
      width: width,
      height: height
    )
  }
}
