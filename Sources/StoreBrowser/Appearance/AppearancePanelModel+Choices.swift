import StoreModel
import StoreViews
import TerminalUI

/// An option of the store's appearance, in the order of the panel.
enum AppearanceOption: String, CaseIterable, Sendable {
  case style, placement, grouping, groupStyle, buttonLabel, relationships, group, language
  case storefront, theme

  /// Whether each value of the option has its own command. An option has no such commands if it has
  /// too many values, or if its values depend on the file.
  var isNamedByValue: Bool {
    switch self {
    case .style, .placement, .grouping, .groupStyle, .buttonLabel, .theme: true
    case .relationships, .group, .language, .storefront: false
    }
  }
}

extension AppearancePanelModel {
  var choices: [Choice] { AppearanceOption.allCases.map(choice) }

  func choice(_ name: AppearanceOption) -> Choice {
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
      title: words.text(AppearanceText.theme),
      values: colors.themes.map { Choice.Value(id: $0.name, name: $0.name) },
      current: colors.theme.name,
      unavailableReason: colors.hasColor ? nil : words.text(AppearanceText.noColor),
      choose: { [self] name in
        colors.theme = colors.themes.first { $0.name == name } ?? .auto
      }
    )
  }

  private var styleChoice: Choice {
    Choice(
      id: "style",
      title: words.text(AppearanceText.style),
      values: ControlStyleList.names.map { Choice.Value(id: $0, name: $0) },
      current: store.appearance.controlStyle,
      choose: { [self] name in
        store.appearance.controlStyle = name
        let placements = ControlStyleList.placements(of: name)
        if !placements.contains(store.appearance.placement) {
          store.appearance.placement = "automatic"
        }
      }
    )
  }

  private var placementChoice: Choice {
    let accepted = ControlStyleList.placements(of: store.appearance.controlStyle)
    let unavailableReason =
      store.placementUnavailableReason
      ?? words.text(
        AppearanceText.placementsOf,
        store.appearance.controlStyle,
        accepted.joined(separator: ", ")
      )
    return Choice(
      id: "placement",
      title: words.text(AppearanceText.placement),
      values: SubscriptionStoreControlPlacementKey.all.map(\.name).map {
        Choice.Value(
          id: $0,
          name: $0,
          unavailableReason: accepted.contains($0) ? nil : unavailableReason
        )
      },
      current: store.appearance.placement,
      choose: { [self] in store.appearance.placement = $0 }
    )
  }

  private var groupingChoice: Choice {
    Choice(
      id: "grouping",
      title: words.text(AppearanceText.grouping),
      values: StoreAppearance.Grouping.allCases.map {
        Choice.Value(id: $0.rawValue, name: $0.rawValue)
      },
      current: store.appearance.grouping.rawValue,
      choose: { [self] in
        store.appearance.grouping = StoreAppearance.Grouping(rawValue: $0) ?? .none
      }
    )
  }

  private var groupStyleChoice: Choice {
    Choice(
      id: "groupStyle",
      title: words.text(AppearanceText.groupStyle),
      values: StoreAppearance.GroupStyle.allCases.map {
        Choice.Value(id: $0.rawValue, name: $0.rawValue)
      },
      current: store.appearance.groupStyle.rawValue,
      unavailableReason: store.groupStyleUnavailableReason,
      choose: { [self] in
        store.appearance.groupStyle = StoreAppearance.GroupStyle(rawValue: $0) ?? .automatic
      }
    )
  }

  private var buttonLabelChoice: Choice {
    let labels = StoreAppearance.buttonLabels
    return Choice(
      id: "buttonLabel",
      title: words.text(AppearanceText.buttonLabel),
      values: labels.map { Choice.Value(id: $0.name, name: $0.name) },
      current: labels.first { $0.label == store.appearance.buttonLabel }?.name ?? "automatic",
      choose: { [self] name in
        store.appearance.buttonLabel = labels.first { $0.name == name }?.label ?? .automatic
      }
    )
  }

  private var relationshipsChoice: Choice {
    let all = StoreAppearance.relationshipSets
    return Choice(
      id: "relationships",
      title: words.text(AppearanceText.relationships),
      values: all.map { Choice.Value(id: $0.name, name: $0.name) },
      current: all.first { $0.set == store.appearance.relationships }?.name ?? "all",
      choose: { [self] name in
        store.appearance.relationships = all.first { $0.name == name }?.set ?? .all
      }
    )
  }

  private var groupChoice: Choice {
    let groups = session.catalog.groups
    return Choice(
      id: "group",
      title: words.text(AppearanceText.group),
      values: groups.map { Choice.Value(id: "\($0.position)", name: $0.displayName) },
      current: store.group.map { "\($0.position)" } ?? "",
      unavailableReason: store.groupUnavailableReason,
      choose: { [self] id in
        guard let chosen = groups.first(where: { "\($0.position)" == id }) else { return }
        (store.group, store.selection) = (chosen, nil)
      }
    )
  }
}
