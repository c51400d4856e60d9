import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper for a value. The formatted value follows the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) + Text(verbatim: " ") + Text(verbatim: shown) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value. The formatted value follows the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value,
      step: step,
      label: { Text(title) + Text(verbatim: " ") + Text(verbatim: shown) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range. The formatted value follows the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) + Text(verbatim: " ") + Text(verbatim: shown) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range. The formatted value follows the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) + Text(verbatim: " ") + Text(verbatim: shown) },
      onEditingChanged: onEditingChanged
    )
  }
}
