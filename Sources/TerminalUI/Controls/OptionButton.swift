/// One of several to choose from, made of any label. Moving the focus onto it
/// chooses it, as in a group of radio buttons; so does a click, or Space. Where that would do
/// too much, a click, Enter or Space alone choose it, and keys move among the options as in a
/// list.
package struct OptionButton<Label: View>: View {
  private let isSelected: Bool
  private let choosesByFocus: Bool
  private let select: @MainActor () -> Void
  private let label: Label

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - isSelected: Whether it is the chosen one.
  ///   - choosesByFocus: Whether it is chosen by having the focus.
  ///   - select: Chooses it.
  ///   - label: What it consists of.
  package init(
    isSelected: Bool,
    choosesByFocus: Bool = true,
    select: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.isSelected = isSelected
    self.choosesByFocus = choosesByFocus
    self.select = select
    self.label = label()
  }

  /// The label, to focus and to press.
  package var body: some View {
    PressableControl(
      role: .option,
      isSelected: isSelected,
      traits: FocusTraits(
        prefersDefault: isSelected,
        activationKeys: choosesByFocus ? [.space] : [.enter, .space],
        onFocus: choosesByFocus ? select : nil
      ),
      action: select,
      content: label
    )
  }
}
