import StoreModel
import StoreViews

extension StoreScreenModel {
  /// Shows the store in the style some places further in the list, in the same placement
  /// where the style has it.
  func showNextStyle(by step: Int) {
    let entries = ControlStyleList.entries
    let next = entries.element(after: { $0.name == look.controlStyle }, by: step)
    guard let next else { return }
    look.controlStyle = next.name
    if !next.placements.contains(look.placement) { look.placement = "automatic" }
    announceLook()
  }

  /// Why the style can stand nowhere else.
  var placementObstacle: String? {
    let placements = ControlStyleList.placements(of: look.controlStyle)
    return placements.count > 1
      ? nil : words.text(BrowserText.onlyOnePlacement, look.controlStyle)
  }

  /// Shows the controls in the next of the style's placements.
  func showNextPlacement(by step: Int) {
    let placements = ControlStyleList.placements(of: look.controlStyle)
    let next = placements.element(after: { $0 == look.placement }, by: step)
    guard let next else { return }
    look.placement = next
    announceLook()
  }

  /// Groups the options in the next way.
  func showNextGrouping() {
    let next = StoreLook.Grouping.allCases.element(after: { $0 == look.grouping }, by: 1)
    guard let next else { return }
    look.grouping = next
    notices.remark = words.text(BrowserText.lookGrouping, next.rawValue)
  }

  /// Why there are no groups to show in a style.
  var groupStyleObstacle: String? {
    look.grouping == .none ? words.text(BrowserText.noOptionGroups) : nil
  }

  /// Shows the groups of options in the next style.
  func showNextGroupStyle() {
    let next = StoreLook.GroupStyle.allCases.element(after: { $0 == look.groupStyle }, by: 1)
    guard let next else { return }
    look.groupStyle = next
    notices.remark = words.text(BrowserText.lookGroupStyle, next.rawValue)
  }

  /// Shows the next label on subscribe buttons.
  func showNextButtonLabel() {
    let labels = StoreLook.buttonLabels
    let next = labels.element(after: { $0.label == look.buttonLabel }, by: 1)
    guard let next else { return }
    look.buttonLabel = next.label
    notices.remark = words.text(BrowserText.lookButtonLabel, next.name)
  }

  /// Shows the names of the style and the placement as a notice.
  func announceLook() {
    notices.remark = words.text(BrowserText.lookStyle, look.controlStyle, look.placement)
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
