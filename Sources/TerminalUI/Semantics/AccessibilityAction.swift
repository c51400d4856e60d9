/// Something that can be done with an element beside pressing it.
struct AccessibilityAction {
  let name: String
  let handler: @MainActor () -> Void
}
