import StoreModel
import StoreViews

extension StoreScreenModel {
  /// Selects the control style `step` places further in the list. The placement stays if the new
  /// style has it; otherwise it becomes automatic.
  func showNextStyle(by step: Int) {
    let entries = ControlStyleList.entries
    let next = entries.element(after: { $0.name == appearance.controlStyle }, by: step)
    guard let next else { return }
    appearance.controlStyle = next.name
    if !next.placements.contains(appearance.placement) { appearance.placement = "automatic" }
    announceAppearance()
  }

  /// The reason why the placement cannot change: the style has only one placement. `nil` if the
  /// style has several.
  var placementUnavailableReason: String? {
    hasSeveralPlacements
      ? nil : words.text(BrowserText.onlyOnePlacement, appearance.controlStyle)
  }

  /// Selects the placement `step` places further in the style's list.
  func showNextPlacement(by step: Int) {
    let placements = ControlStyleList.placements(of: appearance.controlStyle)
    let next = placements.element(after: { $0 == appearance.placement }, by: step)
    guard let next else { return }
    appearance.placement = next
    announceAppearance()
  }

  /// Selects the next grouping of options.
  func showNextGrouping() {
    let next = StoreAppearance.Grouping.allCases.element(
      after: { $0 == appearance.grouping },
      by: 1
    )
    guard let next else { return }
    appearance.grouping = next
    notices.remark = words.text(BrowserText.appearanceGrouping, next.rawValue)
  }

  /// The reason why the group style has no effect: options are not grouped. `nil` if options are
  /// grouped.
  var groupStyleUnavailableReason: String? {
    appearance.grouping == .none ? words.text(BrowserText.noOptionGroups) : nil
  }

  /// Selects the next style of groups of options.
  func showNextGroupStyle() {
    let next = StoreAppearance.GroupStyle.allCases.element(
      after: { $0 == appearance.groupStyle },
      by: 1
    )
    guard let next else { return }
    appearance.groupStyle = next
    notices.remark = words.text(BrowserText.appearanceGroupStyle, next.rawValue)
  }

  /// Selects the next label of subscribe buttons.
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
  /// Returns the element `step` places after the first match of `isCurrent`, wrapping around at
  /// both ends. Returns the first element if there is no match, and `nil` if the array is empty.
  func element(after isCurrent: (Element) -> Bool, by step: Int) -> Element? {
    guard !isEmpty else { return nil }
    guard let index = firstIndex(where: isCurrent) else { return first }
    return self[((index + step) % count + count) % count]
  }
}
