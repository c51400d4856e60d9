/// The node of a section, which a list, form, picker or grid lays out.
@MainActor
package protocol SectionParts: Node {
  /// The header above the content, possibly without elements.
  var header: Node? { get }
  /// The content; `nil` while the section is collapsed.
  var content: Node? { get }
  /// The footer below the content, possibly without elements.
  var footer: Node? { get }
  /// Whether the section is expanded; `nil` if it cannot be collapsed.
  var isExpanded: Binding<Bool>? { get }
}
