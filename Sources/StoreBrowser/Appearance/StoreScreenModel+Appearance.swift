import StoreModel
import StoreViews

extension StoreScreenModel {
  /// Shows the store in the style some places further in the list, in the same placement
  /// where the style has it.
  func showNextStyle(by step: Int) {
    let entries = ControlStyleList.entries
    let next = entries.element(after: { $0.name == appearance.controlStyle }, by: step)
    guard let next else { return }
    appearance.controlStyle = next.name
    if !next.placements.contains(appearance.placement) { appearance.placement = "automatic" }
    announceAppearance()
  }

  /// Why the style can stand nowhere else.
  var placementObstacle: String? {
    let placements = ControlStyleList.placements(of: appearance.controlStyle)
    return placements.count > 1
      ? nil : words.text(BrowserText.onlyOnePlacement, appearance.controlStyle)
  }

  /// Shows the controls in the next of the style's placements.
  func showNextPlacement(by step: Int) {
    let placements = ControlStyleList.placements(of: appearance.controlStyle)
    let next = placements.element(after: { $0 == appearance.placement }, by: step)
    guard let next else { return }
    appearance.placement = next
    announceAppearance()
  }

  /// Groups the options in the next way.
  func showNextGrouping() {
    let next = StoreAppearance.Grouping.allCases.element(
      after: { $0 == appearance.grouping },
      by: 1
    )
    guard let next else { return }
    appearance.grouping = next
    notices.remark = words.text(BrowserText.appearanceGrouping, next.rawValue)
  }

  /// Why there are no groups to show in a style.
  var groupStyleObstacle: String? {
    appearance.grouping == .none ? words.text(BrowserText.noOptionGroups) : nil
  }

  /// Shows the groups of options in the next style.
  func showNextGroupStyle() {
    let next = StoreAppearance.GroupStyle.allCases.element(
      after: { $0 == appearance.groupStyle },
      by: 1
    )
    guard let next else { return }
    appearance.groupStyle = next
    notices.remark = words.text(BrowserText.appearanceGroupStyle, next.rawValue)
  }

  /// Shows the next label on subscribe buttons.
  func showNextButtonLabel() {
    let labels = StoreAppearance.buttonLabels
    let next = labels.element(after: { $0.label == appearance.buttonLabel }, by: 1)
    guard let next else { return }
    appearance.buttonLabel = next.label
    notices.remark = words.text(BrowserText.appearanceButtonLabel, next.name)
  }

  /// Shows the names of the style and the placement as a notice.
  func announceAppearance() {
    notices.remark = words.text(
      BrowserText.appearanceStyle,
      appearance.controlStyle,
      appearance.placement
    )
  }
}

extension Array {
  /// The element some places after the first that is asked for, round from the end to the
  /// beginning; the first one where none is.
  func element(after isCurrent: (Element) -> Bool, by step: Int) -> Element? {
    guard !isEmpty else { return nil }
    guard let index = firstIndex(where: isCurrent) else { return first }
    return self[((index + step) % count + count) % count]
  }
}
