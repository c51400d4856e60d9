@testable import TerminalUI

extension Fixture {
  private static let wide = [Size(width: 9, height: 4), Size(width: 24, height: 8)]

  @MainActor
  private static func rows(_ count: Int) -> some View {
    VStack(alignment: .leading) {
      ForEach(0..<count) { Text("row \($0) of a long list") }
    }
  }

  static let scrolling: [Fixture] = [
    Fixture("ScrollView", wide, press: [.down, .down]) {
      ScrollView { rows(30) }
    },
    Fixture("ScrollView-across", wide, press: [.right]) {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<12) { Text("card\n\($0)") } }
      }
    },
    Fixture("ScrollView-across-in-Arabic", wide, direction: .rightToLeft, press: [.left]) {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<12) { Text("card\n\($0)") } }
      }
    },
    Fixture("ScrollView-both-ways", wide, press: [.down, .right]) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading) {
          ForEach(0..<20) { Text("row \($0) with words that go on to the right").fixedSize() }
        }
      }
    },
    Fixture("scrollIndicators-visible", wide, press: [.down, .right]) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading) {
          ForEach(0..<20) { Text("row \($0) with words that go on to the right").fixedSize() }
        }
      }
      .scrollIndicators(.visible)
    },
    Fixture("scrollIndicators-hidden", wide, press: [.down]) {
      ScrollView { rows(30) }.scrollIndicators(.hidden)
    },
    Fixture("contentMargins", wide) {
      ScrollView { rows(30) }.contentMargins(.horizontal, 16).contentMargins(.top, 16)
    },
    Fixture("defaultScrollAnchor", wide) {
      ScrollView { rows(30) }.defaultScrollAnchor(.bottom)
    },
    Fixture("scrollPosition", wide) {
      ScrollView { LazyVStack { ForEach(0..<1_000) { Text("row \($0)") } } }
        .scrollPosition(id: .constant(500), anchor: .center)
    },
    Fixture("scrollDisabled", wide, press: [.down]) {
      ScrollView { rows(30) }.scrollDisabled(true)
    },
    Fixture("scrollClipDisabled", wide) {
      VStack(spacing: 0) {
        ScrollView { rows(30) }.scrollClipDisabled().frame(height: 32)
        Spacer()
      }
    },
    Fixture("LazyVStack", wide) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(0..<100) { Text("row \($0)") }
        }
      }
    },
    Fixture("LazyHStack", wide) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top) { ForEach(0..<100) { Text("item\n\($0)") } }
      }
    },
  ]
}
