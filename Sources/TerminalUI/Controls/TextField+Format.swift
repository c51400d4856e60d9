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
      format.format(value.wrappedValue)
    } write: {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
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
      format.format(value.wrappedValue)
    } write: {
      if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
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
      value.wrappedValue.map(format.format) ?? ""
    } write: {
      value.wrappedValue = $0.isEmpty ? nil : try? format.parseStrategy.parse($0)
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
      value.wrappedValue.map(format.format) ?? ""
    } write: {
      value.wrappedValue = $0.isEmpty ? nil : try? format.parseStrategy.parse($0)
    }
    self.init(configuration)
  }
}

extension TextFieldConfiguration {
  /// A field whose text is written when editing ends.
  fileprivate static func formatted(
    _ title: Text,
    _ prompt: Text?,
    read: @escaping @MainActor () -> String,
    write: @escaping @MainActor (String) -> Void
  ) -> TextFieldConfiguration {
    let text = Binding<String>(get: read, set: write)
    let made = TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(title))
    made.commitsAtEnd = true
    return made
  }
}
