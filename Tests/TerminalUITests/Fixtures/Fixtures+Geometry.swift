import Foundation

@testable import TerminalUI
@testable import ViewEngine

extension Fixture {
  static let geometry: [Fixture] = [
    Fixture("GeometryReader") {
      GeometryReader { proxy in
        VStack(alignment: .leading) {
          Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height)) points")
          Text("\(proxy.cells.width) x \(proxy.cells.height) cells")
        }
      }
    },
    Fixture("coordinateSpace") {
      VStack(alignment: .leading) {
        Text("above")
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .named("pile")).minY)) points down")
        }
      }
      .coordinateSpace(name: "pile")
    },
    Fixture("visualEffect") {
      Text("moved").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    },
  ]

  static let customLayouts: [Fixture] = [
    Fixture("Layout") {
      Staircase {
        Text("one")
        Text("two")
        Text("three")
      }
    },
    Fixture("Layout-in-Arabic", direction: .rightToLeft) {
      Staircase {
        Text("one")
        Text("two")
        Text("three")
      }
    },
    Fixture("AnyLayout") {
      AnyLayout(HStackLayout(alignment: .bottom)) {
        Text("side\nby")
        Text("side")
      }
    },
  ]
}

/// Places each view below and to the right of the previous one.
struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      return CGSize(width: size.width + own.width, height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}
