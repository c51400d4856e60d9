// Whether all views of a type only show something: they take neither focus nor keys, act on
// nothing and tell nobody anything, whatever their values. That follows from the type alone,
// since it names every branch; where `AnyView` hides one, nothing is known.
//
// Between the keys of a burst such views can wait with their evaluation until there is a
// frame to be made. A text that becomes a link meanwhile is one from that frame on.

extension View {
  /// A view is passive when its body is.
  public nonisolated static var _isPassive: Bool { Body._isPassive }
}

extension PrimitiveView {
  /// Of a view of the engine's nothing is known unless it says so.
  public nonisolated static var _isPassive: Bool { false }
}

extension Never {
  /// There is no view of this type to act.
  public nonisolated static var _isPassive: Bool { true }
}

extension EmptyView {
  /// Only shows something.
  public nonisolated static var _isPassive: Bool { true }
}

extension Spacer {
  /// Only shows something.
  public nonisolated static var _isPassive: Bool { true }
}

extension ConditionalContent where First: View, Second: View {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { First._isPassive && Second._isPassive }
}

extension EnvironmentModified where Content: View, Modifier: EnvironmentModifier {
  /// As all that is in it.
  package nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Group where Content: View {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension HStack {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension LayoutModified where Content: View, Modifier: LayoutModifier {
  nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Optional where Wrapped: View {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { Wrapped._isPassive }
}

extension TupleView where repeat each Content: View {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool {
    for part in repeat (each Content).self {
      if !part._isPassive { return false }
    }
    return true
  }
}

extension VStack {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension ZStack {
  /// As all that is in it.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}
