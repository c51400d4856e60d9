/// A change of text style by a modifier of a text or of any view.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case attribute(CellStyle.Attributes, Bool)
  case foreground(AnyShapeStyle)
  case textCase(Text.Case?)
  case tracking(Int)
  case alignment(TextAlignment)
  case lineSpacing(Int)
  case truncation(Text.TruncationMode)
  case lines(least: Int, most: Int?)
  case isPrivate(Bool)
  case addRedaction(RedactionReasons)
  case noRedaction

  func apply(to traits: inout TextTraits, in environment: EnvironmentValues) {
    switch self {
    case .font(let font): traits.setFont(font)
    case .weight(let weight): traits.setWeight(weight)
    case .attribute(let attribute, let isActive): traits.set(attribute, isActive)
    case .foreground(let style): traits.setPaint(style.paint(in: environment))
    case .textCase(let textCase): traits.textCase = textCase
    case .tracking(let columns): traits.tracking = columns
    case .alignment(let alignment): traits.alignment = alignment
    case .lineSpacing(let rows): traits.lineSpacing = rows
    case .truncation(let mode): traits.truncation = mode
    case .lines(let least, let most):
      traits.leastLines = least
      traits.lineLimit = most
    case .isPrivate(let isPrivate): traits.isPrivate = isPrivate
    case .addRedaction(let reasons): traits.redaction.formUnion(reasons)
    case .noRedaction: traits.redaction = []
    }
  }
}

/// Applies a text change to all texts inside.
private struct ChangeText: EnvironmentModifier, Equatable {
  let change: TextChange

  func modify(_ environment: inout EnvironmentValues) {
    var traits = environment.textTraits
    change.apply(to: &traits, in: environment)
    environment.textTraits = traits
  }
}

extension View {
  func changingText(_ change: TextChange) -> some View {
    changingEnvironment(ChangeText(change: change))
  }
}
