import StoreModel
import StoreViews
import TerminalUI

/// The Swift code of the store on the screen, as an app developer would write it. Marketing content
/// is left out, because it belongs to the app. Comments name the place in Xcode where language and
/// storefront are set, because code cannot set them.
struct StoreSnippet {
  private let appearance: StoreAppearance
  private let group: SubscriptionGroup
  /// Whether two groups of the file have this group's identifier, so that the code lists products
  /// instead.
  private let isAmbiguous: Bool
  private let hasPolicies: Bool
  /// The level numbers with their names.
  private let levels: [(level: Int, name: String)]
  /// The colour scheme of the chosen theme; `nil` if the theme has none.
  private let backgroundScheme: ColorScheme?
  /// Comments about settings outside the code, one per line.
  private let surroundings: [String]

  /// Creates the code for a group's store as the panel shows it.
  @MainActor
  init(of group: SubscriptionGroup, in panel: AppearancePanelModel) {
    self.init(
      of: group,
      appearance: panel.store.appearance,
      isAmbiguous: panel.session.catalog.isAmbiguous(group),
      hasPolicies: panel.store.hasPolicies,
      words: panel.session.catalog.words,
      backgroundScheme: panel.colors.theme.backgroundScheme,
      surroundings: Self.surroundings(of: panel.file)
    )
  }

  /// Creates the code for a group's store in an appearance.
  init(
    of group: SubscriptionGroup,
    appearance: StoreAppearance,
    isAmbiguous: Bool = false,
    hasPolicies: Bool = true,
    words: Words,
    backgroundScheme: ColorScheme? = nil,
    surroundings: [String] = []
  ) {
    self.appearance = appearance
    self.group = group
    self.isAmbiguous = isAmbiguous && appearance.relationships == .all
    self.hasPolicies = hasPolicies
    levels = group.levels.map { ($0, group.name(ofLevel: $0, in: words)) }
    self.backgroundScheme = backgroundScheme
    self.surroundings = surroundings
  }

  /// Returns comments about the language and the storefront, if they are different from the file's.
  @MainActor
  private static func surroundings(of file: ConfigurationModel) -> [String] {
    let (catalog, settings) = (file.session.catalog, file.configuration.settings)
    let language = catalog.locale.identifier.localeIdentifier
    let storefront = catalog.storefront.countryCode
    var lines: [String] = []
    if language != settings.locale.localeIdentifier {
      lines.append("// Language \(language): Edit Scheme > Run > Options > App Language.")
    }
    if storefront != settings.storefront {
      let place = "Editor > Default Storefront, in the .storekit file."
      lines.append("// Storefront \(storefront): \(place)")
    }
    return lines
  }

  /// A complete Swift file.
  var text: String {
    var lines = ["import StoreKit", "import SwiftUI", ""]
    if let type = style?.typeName, style?.isStandard == false {
      lines += ["// \(type) is in Sources/ControlStyles/\(type).swift of storeterm."]
    }
    lines += surroundings
    lines += ["struct Store: View {", "  var body: some View {"]
    lines += store.map { "    " + $0 }
    // After a closing brace, modifiers have the same indentation as the store; otherwise they are
    // indented one level further.
    lines += modifiers.map { (store.count > 1 ? "    " : "      ") + $0 }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private var style: ControlStyleList.Entry? {
    ControlStyleList.entries.first { $0.name == appearance.controlStyle }
  }

  private var source: String {
    if isAmbiguous {
      let ids = group.products.map { Self.literal($0.id) }
      return "productIDs: [\(ids.joined(separator: ", "))]"
    }
    let id = "groupID: \(Self.literal(group.id))"
    guard appearance.relationships != .all,
      let named = StoreAppearance.relationshipSets.first(where: {
        $0.set == appearance.relationships
      })
    else { return id }
    return id + ", visibleRelationships: \(named.code)"
  }

  private var store: [String] {
    switch appearance.grouping {
    case .none: return ["SubscriptionStoreView(\(source))"]
    case .period:
      return ["SubscriptionStoreView(\(source)) {", "  SubscriptionPeriodGroupSet()", "}"]
    case .billing:
      return ["SubscriptionStoreView(\(source)) {", "  SubscriptionBillingPlanTypeGroupSet()", "}"]
    case .level:
      let names = levels.map { "\($0.level): \(Self.literal($0.name))" }
      return [
        "let levels: [Int: String] = [\(names.isEmpty ? ":" : names.joined(separator: ", "))]",
        "SubscriptionStoreView(\(source)) {",
        "  SubscriptionOptionGroupSet(",
        "    groupedBy: { $0.subscription?.groupLevel ?? 0 }",
        "  ) { level in",
        "    Text(levels[level] ?? \"\")",
        "  }",
        "}",
      ]
    }
  }

  private var modifiers: [String] {
    var modifiers: [String] = []
    if let styling { modifiers.append(styling) }
    if appearance.grouping != .none, appearance.groupStyle != .automatic {
      modifiers.append(".subscriptionStoreOptionGroupStyle(.\(appearance.groupStyle.rawValue))")
    }
    let label = StoreAppearance.buttonLabels.first { $0.label == appearance.buttonLabel }
    if let label, label.label != .automatic {
      modifiers.append(".subscriptionStoreButtonLabel(.\(label.name))")
    }
    modifiers.append(".storeButton(.visible, for: .restorePurchases)")
    if hasPolicies { modifiers.append(".storeButton(.visible, for: .policies)") }
    switch backgroundScheme {
    case .light: modifiers.append(".preferredColorScheme(.light)")
    case .dark: modifiers.append(".preferredColorScheme(.dark)")
    default: break
    }
    return modifiers
  }

  /// The style's modifier; `nil` if the style is the default.
  private var styling: String? {
    guard let style else { return nil }
    let name = style.isStandard ? ".\(style.name)" : "\(style.typeName)()"
    if appearance.placement != "automatic" {
      return ".subscriptionStoreControlStyle(\(name), placement: .\(appearance.placement))"
    }
    return style.name == "automatic" ? nil : ".subscriptionStoreControlStyle(\(name))"
  }

  /// Returns a text as a Swift string literal. Control, format and separator characters are
  /// escaped, because Swift does not accept all of them in literals.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default:
        scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
          || scalar.properties.generalCategory == .lineSeparator
          || scalar.properties.generalCategory == .paragraphSeparator
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
