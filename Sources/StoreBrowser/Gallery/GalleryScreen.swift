import StoreModel
import StoreViews
import TerminalUI

/// The gallery: a tile with a small live store for every style, or two full-size stores side by
/// side.
struct GalleryScreen: View {
  let model: GalleryModel

  var body: some View {
    if !model.store.showsPlans {
      UnavailableView(
        title: model.words.text(BrowserText.noSubscriptions),
        text: model.words.text(BrowserText.noSubscriptionsText)
      )
    } else if model.isComparing {
      ComparedStores(model: model)
    } else if let shown = ThumbnailGroup(of: model.store) {
      GeometryReader { proxy in
        GallerySheet(model: model, shown: shown, plan: GalleryPlan(size: proxy.cells))
      }
    }
  }
}

/// The tiles in rows. Only visible rows are rendered.
private struct GallerySheet: View {
  let model: GalleryModel
  let shown: ThumbnailGroup
  let plan: GalleryPlan

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(rows) { row in
            HStack(spacing: .cells(1)) {
              ForEach(row.styles, id: \.name) { style in
                GalleryTile(model: model, shown: shown, style: style, size: plan.tile)
              }
            }
            .id(row.id)
          }
        }
      }
      .focusable(false)
      .onAppear { proxy.scrollTo(model.index / plan.columns) }
      .onChange(of: model.index) { _, index in proxy.scrollTo(index / plan.columns) }
      .onChange(of: plan, initial: true) { _, plan in
        model.plan = plan
        proxy.scrollTo(model.index / plan.columns)
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    let styles: [ControlStyleList.Entry]
  }

  private var rows: [Row] {
    let all = GalleryModel.styles
    return stride(from: 0, to: all.count, by: plan.columns).map { start in
      let end = min(start + plan.columns, all.count)
      return Row(id: start / plan.columns, styles: Array(all[start..<end]))
    }
  }
}

/// Two stores in full size, side by side if the screen is wide enough, else one below the other.
private struct ComparedStores: View {
  let model: GalleryModel

  /// The minimum width in columns at which two stores are side by side. Half of this width is more
  /// than the smallest recognizable width of a store. The number is this project's choice.
  private static let widthForBoth = 80

  var body: some View {
    GeometryReader { proxy in
      if proxy.cells.width >= Self.widthForBoth {
        // Only stores of equal width wrap their texts in the same way, so both stores have the same
        // width.
        HStack(alignment: .top, spacing: .cells(0)) {
          stores((proxy.cells.width - 1) / 2, gap: Self.gap)
        }
      } else {
        VStack(spacing: .cells(0)) { stores(proxy.cells.width, gap: 0) }
      }
    }
  }

  /// The empty columns between a store and the line behind it.
  private static let gap = 1

  /// The two stores, each `width` columns wide, with a gap behind each of them.
  @ViewBuilder private func stores(_ width: Int, gap: Int) -> some View {
    if let group = model.store.group {
      ForEach(model.marked) { item in
        if item != model.marked.first { Divider() }
        ComparedStore(model: model, group: group, item: item)
          .padding(.trailing, .cells(gap))
          .frame(width: .cells(width))
      }
    }
  }
}

/// One of the two compared stores, below its name.
private struct ComparedStore: View {
  let model: GalleryModel
  let group: SubscriptionGroup
  let item: GalleryItem
  @Environment(\.usesASCII) private var usesASCII
  @FocusState private var isFocused: Bool
  /// Whether the title shows the focus. The mark stays while either store shows the purchase sheet.
  @State private var isMarked = false

  var body: some View {
    VStack(alignment: .leading) {
      PaneTitle(
        title: usesASCII ? "\(item.style) / \(item.placement)" : item.id,
        isFocused: isMarked
      )
      .padding(.horizontal, .cells(1))
      BrowserStore(
        model: model.store,
        group: group,
        appearance: item.appearance(like: model.store.appearance)
      )
      .environment(\.layoutDirection, LayoutDirection(of: model.session.catalog.locale))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .focused($isFocused)
      .holdingSceneValues()
      .onChange(of: isFocused, initial: true) {
        if model.session.requestedProduct == nil { isMarked = isFocused }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
