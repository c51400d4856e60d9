import Foundation

extension AttributeScopes {
  /// What TerminalUI shows of a string's attributes: SwiftUI's scope of that name.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of letters, in points.
    public let tracking: TrackingAttribute
    /// The same, by its older name.
    public let kern: KerningAttribute
    /// Foundation's own.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font of a stretch.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters of a stretch.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A line below a stretch.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through a stretch.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The distance of letters in a stretch.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance of letters in a stretch.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }
  }

  /// What TerminalUI shows of a string's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by its name, as in `string.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The attributes of the stretch as changes of style.
  var textChanges: [TextChange] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [TextChange] = []
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] {
      changes.append(.foreground(AnyShapeStyle(color)))
    }
    if self[Scope.UnderlineStyleAttribute.self] != nil {
      changes.append(.attribute(.underline, true))
    }
    if self[Scope.StrikethroughStyleAttribute.self] != nil {
      changes.append(.attribute(.strikethrough, true))
    }
    if let points = self[Scope.TrackingAttribute.self] ?? self[Scope.KerningAttribute.self] {
      changes.append(.tracking(Points.length(points, along: .horizontal)))
    }
    return changes
  }
}
