/// One of several to choose from, made of any label. Moving the focus onto it
/// chooses it, as in a group of radio buttons; so does a click, or Space.
package struct OptionButton<Label: View>: View {
  private let isSelected: Bool
  private let select: @MainActor () -> Void
  private let label: Label

  /// Creates an option.
  package init(
    isSelected: Bool,
    select: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.isSelected = isSelected
    self.select = select
    self.label = label()
  }

  /// The label, to focus and to press.
  package var body: some View {
    Pressable(
      role: .option,
      isSelected: isSelected,
      traits: FocusTraits(
        prefersDefault: isSelected,
        activationKeys: [.space],
        onFocus: select
      ),
      action: select,
      content: label
    )
  }
}
