/// A view of the engine's that only shows something: it takes neither focus nor keys, acts
/// on nothing and tells nobody anything, whatever its value.
@MainActor
protocol PassiveView: View {
  /// Whether the same holds for all that can ever be inside.
  static var isPassive: Bool { get }
}

/// Whether all views of a type only show something. That follows from the type alone, since
/// it names every branch; where `AnyView` hides one, nothing is known.
///
/// Between the keys of a burst such views can wait with their evaluation until there is a
/// frame to be made. A text that becomes a link meanwhile is one from that frame on.
@MainActor
enum Passivity {
  static func of<V: View>(_ type: V.Type) -> Bool {
    if let passive = type as? any PassiveView.Type { return passive.isPassive }
    return type is any Resolvable.Type ? false : of(V.Body.self)
  }
}

extension PassiveView {
  static var isPassive: Bool { true }
}

extension Color: PassiveView {}
extension Divider: PassiveView {}
extension EmptyView: PassiveView {}
extension Image: PassiveView {}
extension ShapeView: PassiveView {}
extension Spacer: PassiveView {}
extension Text: PassiveView {}

extension Bordered: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension ConditionalContent: PassiveView {
  static var isPassive: Bool { Passivity.of(First.self) && Passivity.of(Second.self) }
}

extension Decorated: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) && Passivity.of(Decoration.self) }
}

extension EnvironmentModified: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension Group: PassiveView where Content: View {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension HStack: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension LayoutModified: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension Optional: PassiveView where Wrapped: View {
  static var isPassive: Bool { Passivity.of(Wrapped.self) }
}

extension TupleView: PassiveView {
  static var isPassive: Bool {
    for part in repeat (each Content).self {
      if !Passivity.of(part) { return false }
    }
    return true
  }
}

extension VStack: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}

extension ZStack: PassiveView {
  static var isPassive: Bool { Passivity.of(Content.self) }
}
