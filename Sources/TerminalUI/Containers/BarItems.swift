extension Traits {
  /// Returns the toolbar items on one side of the bars, in source order.
  func items(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] {
    values(ToolbarItemsKey.self).flatMap { $0 }.filter { $0.placement.side == side }
  }
}

/// One toolbar item, or a flexible space if the entry has no content.
private struct BarItem: View {
  let entry: ToolbarEntry

  var body: some View {
    if let content = entry.content {
      if let shortcut = entry.placement.shortcut {
        RelocatedView(content: content, origin: entry.origin)
          .keyboardShortcut(KeyboardShortcut(shortcut))
      } else {
        RelocatedView(content: content, origin: entry.origin)
      }
    } else {
      Spacer()
    }
  }
}

/// The toolbar items on one side of a bar.
struct BarItems: View {
  let traits: Traits
  let side: ToolbarItemPlacement.Side

  var body: some View {
    let items = traits.items(side)
    HStack(spacing: .cells(1)) {
      ForEach(items.indices, id: \.self) { BarItem(entry: items[$0]) }
    }
  }
}

/// The back button and the leading toolbar items.
struct LeadingItems: View {
  let traits: Traits
  let back: BackItem?

  var body: some View {
    HStack(spacing: .cells(1)) {
      if let back, traits.value(BackHiddenKey.self) != true { BackButton(back: back) }
      BarItems(traits: traits, side: .leading)
    }
  }
}

/// The middle of the bar: the principal toolbar items if there are any, else the title.
struct InlineTitle: View {
  let traits: Traits

  var body: some View {
    let items = traits.items(.center)
    HStack(spacing: .cells(1)) {
      if items.isEmpty {
        TitleText(traits: traits)
      } else {
        ForEach(items.indices, id: \.self) { BarItem(entry: items[$0]) }
      }
    }
  }
}

/// A title on a line of its own, below or in place of the bar.
struct LargeTitle: View {
  let traits: Traits

  var body: some View {
    HStack(spacing: .cells(1)) { TitleText(traits: traits) }
  }
}

/// The title of a screen in bold, followed by its subtitle if both fit.
private struct TitleText: View {
  let traits: Traits

  var body: some View {
    if let title = traits.value(TitleKey.self) { title.bold() }
    if let subtitle = traits.value(SubtitleKey.self) {
      subtitle.foregroundStyle(.secondary).layoutPriority(-1)
    }
  }
}

/// The bottom bar: a single item centred, several items spread from edge to edge.
struct BottomItems: View {
  let traits: Traits

  var body: some View {
    let items = traits.items(.bottom)
    if items.count == 1 {
      HStack(spacing: .cells(1)) { BarItem(entry: items[0]) }.frame(maxWidth: .infinity)
    } else if !items.isEmpty {
      HStack(spacing: .cells(1)) {
        ForEach(items.indices, id: \.self) { index in
          if index > 0 { Spacer() }
          BarItem(entry: items[index])
        }
      }
    }
  }
}
