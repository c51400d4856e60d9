import Foundation

@testable import TerminalUI

/// Random view trees for property tests.
@MainActor
struct RandomViews {
  /// Chooses the types of the views.
  var random: SeededRandom
  /// Chooses the texts, lengths and alignments.
  var values: SeededRandom
  /// Whether the tree may contain views that store a scroll position or a cursor position.
  var scrolls = true

  init(seed: SeededRandom, scrolls: Bool = true) {
    random = seed
    values = SeededRandom(seed: seed.seed ^ 0x5555)
    self.scrolls = scrolls
  }

  /// Returns two trees of the same view types with different texts and lengths.
  mutating func twins(depth: Int) -> [AnyView] {
    let start = random
    let first = tree(depth: depth)
    random = start
    return [first, tree(depth: depth)]
  }

  mutating func tree(depth: Int) -> AnyView {
    if depth == 0 || pick(6) == 0 { return leaf() }
    switch pick(3) {
    case 0: return stack(depth: depth)
    case 1: return reframed(depth: depth)
    default: return container(depth: depth)
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func cells(_ range: ClosedRange<Int>) -> Cells {
    .cells(Int.random(in: range, using: &values))
  }

  private mutating func pickValue(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &values)
  }

  private mutating func words() -> String {
    let pool = ["a", "word", "日本語", "two words", "ラーメン屋", "x\ny", "e\u{301}", "long-ish text", ""]
    return (0...pickValue(4)).map { _ in pool[pickValue(pool.count)] }.joined(separator: " ")
  }

  private mutating func leaf() -> AnyView {
    switch pick(scrolls ? 8 : 7) {
    case 0: AnyView(Divider())
    case 1: AnyView(Spacer(minLength: cells(0...3)))
    case 2: AnyView(Fill(.accent))
    case 3: AnyView(Button(words()) {})
    case 4: AnyView(Text(words()).bold())
    case 5: AnyView(Button(words()) {}.buttonStyle(.plain).disabled(pickValue(2) == 0))
    case 6: AnyView(Text(words()).lineLimit(pickValue(3)).multilineTextAlignment(.center))
    default: AnyView(TextField(words(), text: .constant(words())))
    }
  }

  private mutating func trees(depth: Int) -> [AnyView] {
    (0...pick(4)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func alignment() -> Alignment {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    return Alignment(horizontal: horizontal[pickValue(3)], vertical: vertical[pickValue(3)])
  }

  private mutating func stack(depth: Int) -> AnyView {
    let views = trees(depth: depth)
    let place = alignment()
    let content = ForEach(views.indices) { views[$0] }
    switch pick(6) {
    case 0: return AnyView(HStack(alignment: place.vertical, spacing: cells(-1...2)) { content })
    case 1: return AnyView(VStack(alignment: place.horizontal, spacing: cells(-1...2)) { content })
    case 2: return AnyView(ZStack(alignment: place) { content })
    default: return AnyView(arranged(views, place))
    }
  }

  private mutating func arranged(_ views: [AnyView], _ place: Alignment) -> any View {
    let content = ForEach(views.indices) { views[$0] }
    switch pick(6) {
    case 0:
      let columns = 1 + pickValue(3)
      return Grid(alignment: place) {
        ForEach(0..<(views.count + columns - 1) / columns) { row in
          GridRow {
            let cells = row * columns..<min(views.count, (row + 1) * columns)
            ForEach(cells, id: \.self) { views[$0] }
          }
        }
      }
    case 1: return Staircase { content }
    case 2: return AnyLayout(VStackLayout(alignment: place.horizontal)) { content }
    case 3: return HStack(alignment: .firstTextBaseline) { content }
    case 4:
      return VStack(alignment: .leading) { content.alignmentGuide(.leading) { $0[.trailing] } }
    case 5 where scrolls:
      let minimum = CGFloat(8 + 8 * pickValue(6))
      return LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum)), GridItem()]) { content }
    default: return ZStackLayout(alignment: place)() { content }
    }
  }

  private mutating func reframed(depth: Int) -> AnyView {
    let view = tree(depth: depth - 1)
    switch pick(11) {
    case 0: return AnyView(view.padding(Edge.Set(rawValue: Int8(pickValue(16))), cells(0...3)))
    case 1: return AnyView(view.frame(width: cells(0...20), alignment: alignment()))
    case 2: return AnyView(view.frame(width: cells(0...9), height: cells(0...4)).clipped())
    case 3: return AnyView(view.frame(minWidth: cells(0...9), maxWidth: cells(0...30)))
    case 4: return AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    case 5:
      return AnyView(view.fixedSize(horizontal: pickValue(2) == 0, vertical: pickValue(2) == 0))
    case 6: return AnyView(view.offset(x: cells(-2...2), y: cells(-2...2)))
    case 7:
      let mode: ContentMode = pickValue(2) == 0 ? .fit : .fill
      return AnyView(view.aspectRatio(CGFloat(1 + pickValue(4)), contentMode: mode))
    case 8: return AnyView(view.position(x: CGFloat(pickValue(90)), y: CGFloat(pickValue(90))))
    case 9: return AnyView(view.zIndex(Double(pickValue(3))))
    default: return AnyView(view.layoutPriority(Double(pickValue(3))))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let view = tree(depth: depth - 1)
    let other = tree(depth: depth - 1)
    let count = pick(40)
    switch pick(scrolls ? 12 : 8) {
    case 0: return AnyView(view.border(title: words()))
    case 1: return AnyView(view.overlay(alignment: alignment()) { other })
    case 2: return AnyView(view.background(alignment: alignment()) { other })
    case 3:
      return AnyView(
        ViewThatFits(in: .horizontal) {
          Group {
            view
            other
          }
        }
      )
    case 4: return AnyView(GeometryReader { $0.cells.width > 9 ? view : other })
    case 5: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case 6:
      return AnyView(
        Group {
          view
          other
        }.padding(.leading, cells(0...2))
      )
    case 7: return AnyView(view.safeAreaInset(edge: .bottom) { other })
    case 8:
      return AnyView(
        ScrollView {
          view
          other
        }
      )
    case 9:
      return AnyView(
        ScrollView(.horizontal) {
          view
          other
        }
      )
    case 10:
      let content = LazyHStack { ForEach(0..<count) { _ in other } }
      let isBarred = pickValue(2) == 0
      return AnyView(
        ScrollView([.horizontal, .vertical]) { content }
          .scrollIndicators(isBarred ? .visible : .automatic)
      )
    default:
      return AnyView(
        ScrollView {
          LazyVStack {
            view
            ForEach(0..<count) { _ in other }
          }
        }
      )
    }
  }

  mutating func size() -> Size {
    switch pick(6) {
    case 0: Size(width: pick(3), height: pick(3))
    default: Size(width: pick(50), height: pick(16))
    }
  }
}
