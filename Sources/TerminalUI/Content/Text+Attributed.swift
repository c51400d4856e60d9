import Foundation

extension AttributeScopes {
  /// The attributes of strings that ``Text`` shows: SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The underline of a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough of a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The additional space between letters, in points.
    public let tracking: TrackingAttribute
    /// The additional space between letters, in points: the older name of `tracking`.
    public let kern: KerningAttribute
    /// The emphasis of a run, such as Markdown's.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of a run's font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The attribute's encoded name.
      public static let name = "SwiftUI.Font"
    }

    /// The key of a run's text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The attribute's encoded name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of a run's underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's encoded name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of a run's strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The attribute's encoded name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of a run's space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value, in points.
      public typealias Value = CGFloat
      /// The attribute's encoded name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of a run's space between letters, under its older name.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value, in points.
      public typealias Value = CGFloat
      /// The attribute's encoded name.
      public static let name = "SwiftUI.Kern"
    }
  }

  /// The attributes that ``Text`` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute as a property, such as `string.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The emphasis, font, colour, lines and spacing of the run as style changes.
  var textChanges: [TextChange] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes = self[Scope.InlinePresentationIntentAttribute.self]?.textChanges ?? []
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
