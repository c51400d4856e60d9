/// A node of a section, whose parts a list, form, picker or grid lays out.
@MainActor
package protocol SectionParts: Node {
  /// What stands above the content; it may have no elements.
  var header: Node? { get }
  /// The content, unless it is folded away.
  var content: Node? { get }
  /// What stands below the content; it may have no elements.
  var footer: Node? { get }
  /// Whether the section is unfolded, if it can be folded.
  var isExpanded: Binding<Bool>? { get }
}
