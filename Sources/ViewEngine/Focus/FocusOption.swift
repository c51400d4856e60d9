/// The behaviour of an option for the focus. An option is one of several choices in a list or
/// picker.
@_spi(Nodes) public struct FocusOption {
  /// The list or picker of the option; `nil` for a node that is not an option.
  package var group: ObjectIdentifier?
  /// Whether Page Up and Page Down move the focus between options. If `false`, only Home and End
  /// move it, and only if `keepsChoice` is `false`.
  package var followsPages = true
  /// Whether the focus moves between the options without selecting one.
  package var keepsChoice = false
  /// Whether focusing the node has an effect, such as selecting it.
  package var actsOnFocus = false

  /// Creates an option. Without a group, the node is not an option.
  package init(
    group: ObjectIdentifier? = nil,
    followsPages: Bool = true,
    keepsChoice: Bool = false,
    actsOnFocus: Bool = false
  ) {
    self.group = group
    self.followsPages = followsPages
    self.keepsChoice = keepsChoice
    self.actsOnFocus = actsOnFocus
  }
}
