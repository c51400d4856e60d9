/// The size of a preview: SwiftUI's `PreviewLayout`.
///
/// - In a terminal: Previews are as large as the terminal.
public enum PreviewLayout: Sendable {
  /// The size of the preview device.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for a preview: SwiftUI's `PreviewDevice`.
///
/// - In a terminal: Previews are shown in the terminal.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Sets the name of a preview: SwiftUI's `previewDisplayName`.
  ///
  /// - In a terminal: The name is not shown. All previews of a `PreviewProvider` appear
  ///   together.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a preview: SwiftUI's `previewLayout`.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview: SwiftUI's `previewDevice`.
  ///
  /// - In a terminal: Previews are shown in the terminal.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
