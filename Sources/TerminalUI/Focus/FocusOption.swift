/// How the focus treats a node that is one of several options.
struct FocusOption {
  /// The list or picker that the option belongs to; `nil` for a node that is no option.
  var group: ObjectIdentifier?
  /// Whether Page Up and Page Down move the focus to another option. Where they do not, Home and
  /// End do, unless the option keeps the choice.
  var followsPages = true
  /// Whether the focus moves between the options without choosing one.
  var keepsChoice = false
}
