import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Custom layouts")
@MainActor
struct CustomLayoutTests {
  private enum Weight: LayoutValueKey {
    static let defaultValue = 1
  }

  /// Columns with widths in proportion to the layout value `Weight` of each view.
  private struct Weighted: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      let all = subviews.reduce(0) { $0 + $1[Weight.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * CGFloat(subview[Weight.self]) / CGFloat(all)
        subview.place(
          at: CGPoint(x: x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height)
        )
        x += width
      }
    }
  }

  /// Shows one view, with the leading alignment guide two columns inside.
  private struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? {
      guide == .leading ? 16 : nil
    }
  }

  @Test("a stack uses a layout's explicit alignment guides")
  func guides() {
    let rows = screen(6, 2) {
      VStack(alignment: .leading) {
        Text("abcd")
        Indented { Text("xyz") }
      }
    }
    #expect(rows == ["  abcd", "xyz"])
  }

  @Test("a layout reads layout values through other modifiers")
  func values() {
    let rows = screen(12, 1) {
      Weighted {
        Block("a").layoutValue(key: Weight.self, value: 2)
        Block("b")
        Block("c").layoutValue(key: Weight.self, value: 3).frame(maxWidth: .infinity)
      }
    }
    #expect(rows == ["aaaabbcccccc"])
  }

  /// A row of the subviews that were there when the cache was created.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> Subviews { subviews }

    func updateCache(_ cache: inout Subviews, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Subviews
    ) -> CGSize {
      var none: Void = ()
      return row.sizeThatFits(proposal: proposal, subviews: cache, cache: &none)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Subviews
    ) {
      var none: Void = ()
      row.placeSubviews(in: bounds, proposal: proposal, subviews: cache, cache: &none)
    }

    private var row: HStackLayout { HStackLayout(spacing: 8) }
  }

  private struct Shrinking: View {
    let model: Model

    var body: some View {
      Remembering {
        ForEach(model.names, id: \.self) { Text($0) }
      }
    }
  }

  @Test("cached subviews are placed correctly after one is removed")
  func keptViews() {
    let model = Model()
    model.names = ["aa", "b", "cccc", "d"]
    let host = makeHost(12, 1) { Shrinking(model: model) }
    #expect(host.lines[0].trimmingCharacters(in: .whitespaces) == "aa b cccc d")
    model.names = ["aa", "cccc", "d"]
    #expect(host.lines[0].trimmingCharacters(in: .whitespaces) == "aa cccc d")
  }

  @Test("views keep their state when AnyLayout switches layouts")
  func anyLayout() {
    let host = makeHost(20, 4) { Switching() }
    host.press(.enter, .enter)
    #expect(host.lines[0].contains("2"))
    host.press(.tab, .enter)
    #expect(host.lines.contains { $0.contains("2 beside") }, "\(host.lines)")
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  private struct Switching: View {
    @State private var isRow = false

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      VStack(alignment: .leading) {
        layout {
          Counter()
          Text("beside")
        }
        Button("switch") { isRow.toggle() }.buttonStyle(.plain)
      }
    }
  }

  @Test("a custom alignment guide aligns views at different depths")
  func customGuide() {
    let rows = screen(12, 3) {
      HStack(alignment: .marked) {
        Text("1\n2\n3").alignmentGuide(.marked) { $0[.bottom] }
        Text("low")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(rows == ["1", "2", "3 low"])
  }
}

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  fileprivate static let marked = VerticalAlignment(Marked.self)
}
