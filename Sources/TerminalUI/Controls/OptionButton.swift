/// One option of a single selection, such as a radio button, with any label.
///
/// By default, an option is selected when it receives the focus, or by a click or Space. With
/// `choosesByFocus` set to false, only a click, Enter or Space selects it.
package struct OptionButton<Label: View>: View {
  private let isSelected: Bool
  private let choosesByFocus: Bool
  private let select: @MainActor () -> Void
  private let label: Label

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - isSelected: Whether the option is selected.
  ///   - choosesByFocus: Whether the option is selected when it receives the focus.
  ///   - select: Selects the option.
  ///   - label: The content of the option.
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

  /// The label as a focusable button.
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
