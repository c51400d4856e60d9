/// How the focus treats a node that is one of several options.
@_spi(Nodes) public struct FocusOption {
  /// The list or picker that the option belongs to; `nil` for a node that is no option.
  package var group: ObjectIdentifier?
  /// Whether Page Up and Page Down move the focus to another option. Where they do not, Home and
  /// End do, unless the option keeps the choice.
  package var followsPages = true
  /// Whether the focus moves between the options without choosing one.
  package var keepsChoice = false
  /// Whether the node does something by getting the focus, such as being chosen.
  package var actsOnFocus = false

  /// Describes an option; without a group, a node that is none.
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
