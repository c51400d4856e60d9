/// An additional action of an accessibility element, besides activating it.
package struct AccessibilityAction {
  package let name: String
  package let handler: @MainActor () -> Void

  /// Creates an action with a name.
  package init(name: String, handler: @escaping @MainActor () -> Void) {
    self.name = name
    self.handler = handler
  }
}
