// `_isPassive` is `true` if all views of a type are passive, whatever their values: they take no
// focus and no keys, have no actions and report nothing. The type alone decides this, because it
// names every branch; content in an `AnyView` is unknown.
//
// During a burst of keys, evaluation of passive views waits until the next frame. If a text becomes
// a link during the burst, the link works from that frame on.

extension View {
  /// Whether all views of the type are passive. They are passive if their body is passive.
  public nonisolated static var _isPassive: Bool { Body._isPassive }
}

extension PrimitiveView {
  /// A primitive view is passive only if its type declares it.
  public nonisolated static var _isPassive: Bool { false }
}

extension Never {
  /// Always `true`, because no value of this type exists.
  public nonisolated static var _isPassive: Bool { true }
}

extension EmptyView {
  /// Always `true`: the view is passive.
  public nonisolated static var _isPassive: Bool { true }
}

extension Spacer {
  /// Always `true`: the view is passive.
  public nonisolated static var _isPassive: Bool { true }
}

extension ConditionalContent where First: View, Second: View {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { First._isPassive && Second._isPassive }
}

extension EnvironmentModified where Content: View, Modifier: EnvironmentModifier {
  /// `true` if all of the content is passive.
  package nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Group where Content: View {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension HStack {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension LayoutModified where Content: View, Modifier: LayoutModifier {
  nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension Optional where Wrapped: View {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { Wrapped._isPassive }
}

extension TupleView where repeat each Content: View {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool {
    for part in repeat (each Content).self {
      if !part._isPassive { return false }
    }
    return true
  }
}

extension VStack {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}

extension ZStack {
  /// `true` if all of the content is passive.
  public nonisolated static var _isPassive: Bool { Content._isPassive }
}
