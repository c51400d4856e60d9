import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value in a format. What is typed becomes the value when Enter is
  /// pressed or the focus leaves; what cannot be read is taken back.
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

  /// Creates a field for a value in a format. What is typed becomes the value when Enter is
  /// pressed or the focus leaves; what cannot be read is taken back.
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

  /// Creates a field for a value in a format that may be missing: then the field is empty.
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

  /// Creates a field for a value in a format that may be missing: then the field is empty.
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
  /// A field whose text is written when editing ends.
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

/// The locale of the place where a field stands, which its format is to follow.
@MainActor
final class FieldLocale {
  var value = Locale.autoupdatingCurrent
}

extension ParseableFormatStyle where FormatOutput == String {
  /// What a text says, if it can be read.
  fileprivate func parsed(_ text: String) -> FormatInput? { try? parseStrategy.parse(text) }
}
