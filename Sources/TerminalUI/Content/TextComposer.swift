import Foundation

/// Splits a text into spans of one style. It looks up keys, interprets Markdown and formats values.
struct TextComposer {
  private var environment: EnvironmentValues
  private(set) var spans: [TextSpan] = []
  /// The seconds until the text changes, as the text of a timer does; `nil` for a constant text.
  private(set) var lifetime: TimeInterval?

  /// Composes a text in an environment.
  init(_ text: Text, in environment: EnvironmentValues) {
    self.environment = environment
    add(text, environment.textTraits)
  }

  private mutating func add(_ text: Text, _ inherited: TextTraits, link: URL? = nil) {
    var traits = inherited
    for change in text.changes.reversed() { change.apply(to: &traits, in: environment) }
    switch text.content {
    case .string(let string): append(string, traits, link)
    case .key(let key, let table):
      guard let locale = table.locale else { return add(key, table, traits, link) }
      let outer = environment
      environment.locale = locale
      add(key, table, traits, link)
      environment = outer
    case .image(let image): add(image, traits, link)
    case .attributed(let string): add(string, traits)
    case .value(let value):
      let surroundings = TextSurroundings(environment)
      append(value.value.text(in: surroundings), traits, link)
      shortenLifetime(value.value.lifetime(at: surroundings.now))
    case .joined(let texts):
      for text in texts { add(text, traits, link: link) }
    }
  }

  private mutating func shortenLifetime(_ other: TimeInterval?) {
    guard let other else { return }
    lifetime = min(lifetime ?? other, other)
  }

  private mutating func append(_ text: String, _ traits: TextTraits, _ link: URL?) {
    if !text.isEmpty { spans.append(TextSpan(text: text, traits: traits, link: link)) }
  }

  private mutating func add(_ image: Image, _ traits: TextTraits, _ link: URL?) {
    let glyph = image.glyph(in: environment)
    spans.append(TextSpan(text: glyph, traits: traits, link: link, label: image.spoken))
  }

  // MARK: Keys

  private mutating func add(
    _ key: LocalizedStringKey,
    _ table: StringTable,
    _ traits: TextTraits,
    _ link: URL?
  ) {
    let format = table.text(for: key, in: environment.locale)
    let hasGaps = !key.arguments.isEmpty
    for run in TextMarkdown(hasGaps ? FormatGaps.marked(format) : format).runs {
      var runTraits = traits
      for attribute in [CellStyle.Attributes.bold, .italic, .strikethrough]
      where run.attributes.contains(attribute) {
        runTraits.set(attribute, true)
      }
      let target = run.link.map { filled($0, key.arguments) }
      let runLink = target.flatMap { URL(string: $0) } ?? link
      if run.isInflected {
        let words = hasGaps ? filled(run.text, key.arguments) : run.text
        append(Inflection.agreed(words, in: environment.locale), runTraits, runLink)
      } else if hasGaps {
        addFilled(run.text, key.arguments, runTraits, runLink)
      } else {
        append(run.text, runTraits, runLink)
      }
    }
  }

  private mutating func addFilled(
    _ text: String,
    _ arguments: [LocalizedStringKey.Argument],
    _ traits: TextTraits,
    _ link: URL?
  ) {
    FormatGaps.forEachPart(of: text) { part in
      switch part {
      case .literal(let literal): append(literal, traits, link)
      case .gap(let index) where arguments.indices.contains(index):
        add(arguments[index].text(in: environment.locale), traits, link: link)
      case .gap: break
      }
    }
  }

  private func filled(_ text: String, _ arguments: [LocalizedStringKey.Argument]) -> String {
    var result = ""
    FormatGaps.forEachPart(of: text) { part in
      switch part {
      case .literal(let literal): result += literal
      case .gap(let index) where arguments.indices.contains(index):
        result += TextComposer(arguments[index].text(in: environment.locale), in: environment)
          .spans.map(\.text).joined()
      case .gap: break
      }
    }
    return result
  }

  // MARK: Attributes

  private mutating func add(_ string: AttributedString, _ traits: TextTraits) {
    for run in string.runs {
      var runTraits = traits
      for change in run.textChanges { change.apply(to: &runTraits, in: environment) }
      append(String(string[run.range].characters), runTraits, run.link)
    }
  }
}

extension Text {
  /// The string in the default environment, without styles.
  var plainText: String { plainText(in: EnvironmentValues()) }

  /// Returns the string in an environment, without styles.
  func plainText(in environment: EnvironmentValues) -> String {
    TextComposer(self, in: environment).spans.map(\.spoken).joined()
  }
}

extension LocalizedStringKey {
  /// Returns the localized string, without styles.
  func plainText(in environment: EnvironmentValues) -> String {
    Text(self).plainText(in: environment)
  }
}
