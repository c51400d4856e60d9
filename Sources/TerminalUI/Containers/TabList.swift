/// The labels of the tabs, or the dots of the pages.
struct TabList: View {
  let entries: [TabEntry]
  let appearance: TabAppearance
  let isAtSide: Bool
  let choose: @MainActor (Int) -> Void

  var body: some View {
    if case .page = appearance {
      PageDots(entries: entries, choose: choose)
    } else if isAtSide {
      TabColumn(entries: entries, choose: choose)
    } else {
      TabRow(entries: entries, choose: choose)
    }
  }
}

/// The labels side by side. If they do not fit, they scroll so that the selected label is fully
/// visible.
private struct TabRow: View {
  let entries: [TabEntry]
  let choose: @MainActor (Int) -> Void

  private var selected: Int? { entries.firstIndex(where: \.isSelected) }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      names
      ScrollViewReader { proxy in
        ScrollView(.horizontal) { names.fixedSize() }
          .onChange(of: selected, initial: true) {
            if let selected { proxy.scrollTo(selected, anchor: .center) }
          }
      }
    }
  }

  private var names: some View {
    HStack(spacing: .cells(1)) {
      ForEach(entries.indices, id: \.self) { TabName(entry: entries[$0], choose: choose) }
    }
  }
}

/// The labels one below another, under the headers of their sections.
private struct TabColumn: View {
  let entries: [TabEntry]
  let choose: @MainActor (Int) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: .cells(0)) {
        ForEach(entries.indices, id: \.self) { index in
          if let section = entries[index].section, isFirst(index, of: section) {
            section.header.foregroundStyle(.secondary).padding(.top, .cells(index == 0 ? 0 : 1))
          }
          TabName(entry: entries[index], choose: choose)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(\.showsTabImages, true)
  }

  private func isFirst(_ index: Int, of section: TabSectionMark) -> Bool {
    index == 0 || entries[index - 1].section?.token !== section.token
  }
}

/// The label of a tab. The label of the selected tab is in brackets.
private struct TabName: View {
  let entry: TabEntry
  let choose: @MainActor (Int) -> Void

  var body: some View {
    PressableControl(
      role: .option,
      isSelected: entry.isSelected,
      action: { choose(entry.index) },
      content: TabNameLabel(entry: entry)
    )
  }
}

private struct TabNameLabel: View {
  let entry: TabEntry
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var direction

  private var edges: (leading: String, trailing: String) {
    guard entry.isSelected else { return (" ", " ") }
    return direction == .leftToRight ? ("[", "]") : ("]", "[")
  }

  var body: some View {
    HStack(spacing: .cells(0)) {
      edge(edges.leading)
      HStack(spacing: .cells(1)) {
        if let label = entry.label { label } else { Text(verbatim: "\(entry.index + 1)") }
        if let badge = entry.badge { badge.foregroundStyle(.badge) }
      }
      .bold(entry.isSelected)
      .underline(isFocused)
      edge(edges.trailing)
    }
    .foregroundStyle(entry.isSelected || isFocused ? ColorRole.accent : .secondary)
    .reversed(isFocused)
  }

  private func edge(_ sign: String) -> some View {
    AccessibilityHiddenView(content: Text(verbatim: sign).fixedSize())
  }
}

/// A dot for each page, which can be clicked. The dot of the selected page is filled.
private struct PageDots: View {
  let entries: [TabEntry]
  let choose: @MainActor (Int) -> Void
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(1)) {
      ForEach(entries.indices, id: \.self) { index in
        PressableControl(
          role: .option,
          isSelected: entries[index].isSelected,
          traits: FocusTraits(isFocusable: false),
          action: { choose(index) },
          content: dot(entries[index].isSelected)
        )
      }
    }
  }

  private func dot(_ isSelected: Bool) -> some View {
    Text(verbatim: usesASCII ? (isSelected ? "*" : ".") : (isSelected ? "●" : "○"))
      .foregroundStyle(isSelected ? ColorRole.accent : .secondary)
      .fixedSize()
  }
}
