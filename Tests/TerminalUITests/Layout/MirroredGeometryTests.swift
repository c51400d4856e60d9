import Foundation
import Testing

@testable import TerminalUI

@Suite("Coordinates in right-to-left layout")
@MainActor
struct MirroredGeometryTests {
  private struct Parts: View {
    let log: Log

    var body: some View {
      HStack(spacing: 0) {
        Text("ab")
        Text("cde").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .onGeometryChange(for: [Double].self, of: Self.places) { log.places = $0 }
        Spacer(minLength: 0)
      }
      .coordinateSpace(.named("line"))
      .padding(.leading, 16)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let bounds { let _ = log.anchor = proxy[bounds].minX }
        }
      }
    }

    private static func places(_ proxy: GeometryProxy) -> [Double] {
      [
        proxy.frame(in: .global).minX, proxy.frame(in: .named("line")).minX,
        proxy.frame(in: .local).minX,
      ]
    }
  }

  @MainActor
  fileprivate final class Log {
    var places: [Double] = []
    var anchor = 0.0
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test("frames and anchors count from the leading edge", arguments: LayoutDirection.allCases)
  func leading(direction: LayoutDirection) {
    let log = Log()
    let rows = makeHost(12, 1, direction: direction) { Parts(log: log) }.lines
    #expect(rows == [direction == .leftToRight ? "  abcde" : "     cdeab"])
    #expect(log.places == [32, 16, 0])
    #expect(log.anchor == 32)
  }

  @Test(
    "a view that is offset by a frame's position covers the frame's origin",
    arguments: LayoutDirection.allCases
  )
  func position(direction: LayoutDirection) {
    let host = makeHost(8, 1, direction: direction) {
      HStack(spacing: 0) {
        Text("ab")
        Text("c").overlay {
          GeometryReader { proxy in
            Text("x").offset(x: -proxy.frame(in: .global).minX)
          }
        }
        Spacer(minLength: 0)
      }
    }
    #expect(host.lines == [direction == .leftToRight ? "xbc" : "     cax"])
  }
}
