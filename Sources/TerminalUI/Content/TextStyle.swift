/// How lines stand in a text of several lines: SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing

  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum ASCIIKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The most lines a text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether the screen shows nothing outside ASCII.
  public var usesASCII: Bool {
    get { self[ASCIIKey.self] }
    set { self[ASCIIKey.self] = newValue }
  }
}

extension View {
  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    attribute(.strikethrough, isActive)
  }

  /// Slants text where the terminal can.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  /// Exchanges foreground and background.
  public func reversed(_ isActive: Bool = true) -> some View { attribute(.reverse, isActive) }

  /// Sets how the lines of a text stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the lines of a text; the last one ends in an ellipsis when more is cut off.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  private func attribute(_ attribute: CellStyle.Attributes, _ isActive: Bool) -> some View {
    changingEnvironment(SetAttribute(attribute: attribute, isActive: isActive))
  }
}

private struct SetAttribute: EnvironmentModifier, Equatable {
  let attribute: CellStyle.Attributes
  let isActive: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isActive {
      environment.cellStyle.attributes.insert(attribute)
    } else {
      environment.cellStyle.attributes.remove(attribute)
    }
  }
}
