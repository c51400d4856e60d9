import StoreModel
import StoreViews
import TerminalUI

/// Something that can be chosen of how the store looks, in the order of the panel.
enum LookName: String, CaseIterable, Sendable {
  case style, placement, grouping, groupStyle, buttonLabel, relationships, group, language
  case storefront, theme

  /// Whether each value is a command of its own: the others depend on the file, or are too many.
  var isNamedByValue: Bool {
    switch self {
    case .style, .placement, .grouping, .groupStyle, .buttonLabel, .theme: true
    case .relationships, .group, .language, .storefront: false
    }
  }
}

extension LookPanelModel {
  /// All that can be chosen of how the store looks.
  var choices: [Choice] { LookName.allCases.map(choice) }

  /// Something that can be chosen of how the store looks.
  func choice(_ name: LookName) -> Choice {
    switch name {
    case .style: styleChoice
    case .placement: placementChoice
    case .grouping: groupingChoice
    case .groupStyle: groupStyleChoice
    case .buttonLabel: buttonLabelChoice
    case .relationships: relationshipsChoice
    case .group: groupChoice
    case .language: region.languageChoice(original: nil)
    case .storefront: region.storefrontChoice(original: nil)
    case .theme: themeChoice
    }
  }

  private var themeChoice: Choice {
    Choice(
      id: "theme",
      title: words.text(LookText.theme),
      values: ColorTheme.allCases.map { Choice.Value(id: $0.rawValue, name: $0.rawValue) },
      current: colors.theme.rawValue,
      obstacle: colors.hasColor ? nil : words.text(LookText.noColor),
      choose: { [self] in colors.theme = ColorTheme(rawValue: $0) ?? .auto }
    )
  }

  private var styleChoice: Choice {
    Choice(
      id: "style",
      title: words.text(LookText.style),
      values: ControlStyleList.names.map { Choice.Value(id: $0, name: $0) },
      current: store.look.controlStyle,
      choose: { [self] name in
        store.look.controlStyle = name
        let placements = ControlStyleList.placements(of: name)
        if !placements.contains(store.look.placement) { store.look.placement = "automatic" }
      }
    )
  }

  private var placementChoice: Choice {
    let accepted = ControlStyleList.placements(of: store.look.controlStyle)
    let obstacle =
      store.placementObstacle
      ?? words.text(
        LookText.placementsOf,
        store.look.controlStyle,
        accepted.joined(separator: ", ")
      )
    return Choice(
      id: "placement",
      title: words.text(LookText.placement),
      values: SubscriptionStoreControlPlacementKey.all.map(\.name).map {
        Choice.Value(id: $0, name: $0, obstacle: accepted.contains($0) ? nil : obstacle)
      },
      current: store.look.placement,
      choose: { [self] in store.look.placement = $0 }
    )
  }

  private var groupingChoice: Choice {
    Choice(
      id: "grouping",
      title: words.text(LookText.grouping),
      values: StoreLook.Grouping.allCases.map { Choice.Value(id: $0.rawValue, name: $0.rawValue) },
      current: store.look.grouping.rawValue,
      choose: { [self] in store.look.grouping = StoreLook.Grouping(rawValue: $0) ?? .none }
    )
  }

  private var groupStyleChoice: Choice {
    Choice(
      id: "groupStyle",
      title: words.text(LookText.groupStyle),
      values: StoreLook.GroupStyle.allCases.map {
        Choice.Value(id: $0.rawValue, name: $0.rawValue)
      },
      current: store.look.groupStyle.rawValue,
      obstacle: store.groupStyleObstacle,
      choose: { [self] in store.look.groupStyle = StoreLook.GroupStyle(rawValue: $0) ?? .automatic }
    )
  }

  private var buttonLabelChoice: Choice {
    let labels = StoreLook.buttonLabels
    return Choice(
      id: "buttonLabel",
      title: words.text(LookText.buttonLabel),
      values: labels.map { Choice.Value(id: $0.name, name: $0.name) },
      current: labels.first { $0.label == store.look.buttonLabel }?.name ?? "automatic",
      choose: { [self] name in
        store.look.buttonLabel = labels.first { $0.name == name }?.label ?? .automatic
      }
    )
  }

  private var relationshipsChoice: Choice {
    let all = StoreLook.relationshipSets
    return Choice(
      id: "relationships",
      title: words.text(LookText.relationships),
      values: all.map { Choice.Value(id: $0.name, name: $0.name) },
      current: all.first { $0.set == store.look.relationships }?.name ?? "all",
      choose: { [self] name in
        store.look.relationships = all.first { $0.name == name }?.set ?? .all
      }
    )
  }

  private var groupChoice: Choice {
    let groups = session.catalog.groups
    return Choice(
      id: "group",
      title: words.text(LookText.group),
      values: groups.map { Choice.Value(id: "\($0.position)", name: $0.displayName) },
      current: store.group.map { "\($0.position)" } ?? "",
      obstacle: store.groupObstacle,
      choose: { [self] id in
        guard let chosen = groups.first(where: { "\($0.position)" == id }) else { return }
        (store.group, store.selection) = (chosen, nil)
      }
    )
  }
}
