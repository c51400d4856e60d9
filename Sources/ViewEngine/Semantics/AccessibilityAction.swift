/// Something that can be done with an element beside pressing it.
package struct AccessibilityAction {
  package let name: String
  package let handler: @MainActor () -> Void

  /// Names something to do.
  package init(name: String, handler: @escaping @MainActor () -> Void) {
    self.name = name
    self.handler = handler
  }
}
