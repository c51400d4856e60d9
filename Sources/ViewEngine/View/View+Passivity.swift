// Whether all views of a type are passive, whatever their values: they take no focus and no keys,
// have no actions and report nothing. The type alone decides this, because it names every branch;
// content in an `AnyView` is unknown.
//
// During a burst of keys, evaluation of passive views waits until the next frame. If a text becomes
// a link meanwhile, the link works from that frame on.

extension View {
  /// Whether all views of the type are passive: only if the body is.
  public nonisolated static var _isPassive: Bool { Body._isPassive }
}

extension PrimitiveView {
  /// A primitive view is not passive unless its type declares it.
  public nonisolated static var _isPassive: Bool { false }
}

extension Never {
  /// Passive, because no value of this type exists.
  public nonisolated static var _isPassive: Bool { true }
}

extension EmptyView {
  /// Always passive.
  public nonisolated static var _isPassive: Bool { true }
}

extension Spacer {
  /// Always passive.
  public nonisolated static var _isPassive: Bool { true }
}

extension ConditionalContent where First: View, Second: View {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { First._isPassive && Second._isPassive }
}

extension EnvironmentModified where Content: View, Modifier: EnvironmentModifier {
  /// Passive if all of its content is.
  package nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Group where Content: View {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension HStack {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension LayoutModified where Content: View, Modifier: LayoutModifier {
  nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Optional where Wrapped: View {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { Wrapped._isPassive }
}

extension TupleView where repeat each Content: View {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool {
    for part in repeat (each Content).self {
      if !part._isPassive { return false }
    }
    return true
  }
}

extension VStack {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension ZStack {
  /// Passive if all of its content is.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}
