import Foundation

extension TextField where Label == Text {
  /// Creates a field for a formatted value.
  ///
  /// Enter or losing the focus sets the value. Text that cannot be parsed is replaced by the
  /// previous value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let configuration = TextFieldConfiguration.formatted(Text(titleKey), prompt) {
      format.locale($0).format(value.wrappedValue)
    } write: { text, locale in
      format.locale(locale).parsed(text).map { value.wrappedValue = $0 }
    }
    self.init(configuration)
  }

  /// Creates a field for a formatted value.
  ///
  /// Enter or losing the focus sets the value. Text that cannot be parsed is replaced by the
  /// previous value.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let configuration = TextFieldConfiguration.formatted(Text(title), prompt) {
      format.locale($0).format(value.wrappedValue)
    } write: { text, locale in
      format.locale(locale).parsed(text).map { value.wrappedValue = $0 }
    }
    self.init(configuration)
  }

  /// Creates a field for an optional formatted value.
  ///
  /// Enter or losing the focus sets the value. An empty field, or text that cannot be parsed, sets
  /// `nil`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let configuration = TextFieldConfiguration.formatted(Text(titleKey), prompt) {
      value.wrappedValue.map(format.locale($0).format) ?? ""
    } write: { text, locale in
      value.wrappedValue = text.isEmpty ? nil : format.locale(locale).parsed(text)
    }
    self.init(configuration)
  }

  /// Creates a field for an optional formatted value.
  ///
  /// Enter or losing the focus sets the value. An empty field, or text that cannot be parsed, sets
  /// `nil`.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let configuration = TextFieldConfiguration.formatted(Text(title), prompt) {
      value.wrappedValue.map(format.locale($0).format) ?? ""
    } write: { text, locale in
      value.wrappedValue = text.isEmpty ? nil : format.locale(locale).parsed(text)
    }
    self.init(configuration)
  }
}

extension TextFieldConfiguration {
  /// Returns the configuration of a field whose text is parsed when editing ends.
  static func formatted(
    _ title: Text,
    _ prompt: Text?,
    read: @escaping @MainActor (Locale) -> String,
    write: @escaping @MainActor (String, Locale) -> Void
  ) -> TextFieldConfiguration {
    let locale = FieldLocale()
    let text = Binding<String>(
      get: { read(locale.value) },
      set: { write($0, locale.value) }
    )
    let made = TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(title))
    made.commitsAtEnd = true
    made.locale = locale
    return made
  }
}

/// The locale of a field's environment, for the format of the field's value.
@MainActor
final class FieldLocale {
  var value = Locale.autoupdatingCurrent
}

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the value of a text, or `nil` if it cannot be parsed.
  fileprivate func parsed(_ text: String) -> FormatInput? { try? parseStrategy.parse(text) }
}
