import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

/// Not equatable, like most preference values of clients.
private struct Place {
  let name: String
  let bounds: Anchor<CGRect>
}

private enum Places: PreferenceKey {
  static var defaultValue: [Place] { [] }
  static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }
}

private enum Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

@Suite("Anchor preferences")
@MainActor
struct AnchorTests {
  /// Marks the right edge of the chosen name.
  private struct Underlined: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.names, id: \.self) { name in
          Noted(name: name, tally: tally)
            .anchorPreference(key: Places.self, value: .bounds) { [Place(name: name, bounds: $0)] }
        }
      }
      .overlayPreferenceValue(Places.self, alignment: .topLeading) { places in
        GeometryReader { proxy in
          if let place = places.first(where: { $0.name == model.text }) {
            let rect = proxy[place.bounds]
            Text("<\(Int(rect.width / 8))").offset(x: rect.maxX, y: rect.minY)
          }
        }
      }
    }
  }

  private let model = Model()
  private let tally = Tally()

  @Test("a geometry reader resolves another view's anchor to its rectangle")
  func bounds() {
    model.names = ["one", "three"]
    model.text = "three"
    let host = makeHost(12, 2) { Underlined(model: model, tally: tally) }
    #expect(host.lines == ["   one", "   three<5"])
    #expect(tally["one"] == 1, "a preference does not evaluate the content again")
    model.text = "one"
    #expect(host.lines == ["   one<3", "   three"])
  }

  @Test("the reader is evaluated again when the anchored view moves")
  func moves() {
    model.names = ["one", "two"]
    model.text = "two"
    let host = makeHost(9, 3) {
      VStack(alignment: .leading, spacing: 0) {
        Underlined(model: model, tally: tally)
        Spacer()
      }
    }
    #expect(host.lines == ["   one", "   two<3", ""])
    model.names = ["two", "one"]
    #expect(host.lines == ["   two<3", "   one", ""])
  }

  /// A row that moves although neither the anchored view nor the reader is evaluated.
  private struct Pushed: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Growing(model: model)
        Text("here").anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
      }
      .frame(width: 72, height: 64, alignment: .topLeading)
      .backgroundPreferenceValue(Points.self, alignment: .topLeading) { points in
        GeometryReader { proxy in
          Text("^").offset(x: proxy[points[0]].x, y: proxy[points[0]].y)
        }
      }
    }
  }

  private struct Growing: View {
    let model: Model

    var body: some View { Text("a").frame(height: model.isShown ? 32 : 16) }
  }

  @Test("the reader follows a view that other views push away")
  func follows() {
    let host = makeHost(9, 4) { Pushed(model: model) }
    #expect(host.lines == ["a", "here", "    ^", ""])
    model.isShown = true
    #expect(host.lines == ["a", "", "here", "    ^"])
  }

  @Test("anchors count from the leading edge", arguments: [false, true])
  func mirrored(isMirrored: Bool) {
    let host = makeHost(8, 1, direction: isMirrored ? .rightToLeft : .leftToRight) {
      HStack(spacing: 0) {
        Text("ab").anchorPreference(key: Points.self, value: .trailing) { [$0] }
        Spacer()
      }
      .overlayPreferenceValue(Points.self, alignment: .topLeading) { points in
        GeometryReader { proxy in Text("\(Int(proxy[points[0]].x))").offset(x: 32) }
      }
    }
    #expect(host.lines == [isMirrored ? "  16  ab" : "ab  16"])
  }

  @Test("a transform can change anchor preferences and add points")
  func transforms() {
    var found: [Double] = []
    let host = makeHost(8, 3) {
      Text("abc")
        .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
        .padding(8)
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 4, y: 2))) {
          $0.append($1)
        }
        .overlayPreferenceValue(Points.self) { points in
          GeometryReader { proxy -> Color in
            found = points.map { Double(proxy[$0].x) }
            return Color.clear
          }
        }
    }
    _ = host.lines
    #expect(found == [8, 4])
  }

  @Test("anchor sources can be compared and combined")
  func sources() {
    #expect(Anchor<CGPoint>.Source.top == .top)
    #expect(Anchor<CGPoint>.Source.top != .bottom)
    let rect = CGRect(x: 8, y: 16, width: 80, height: 32)
    let both = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
    #expect(both.value(rect) == [CGPoint(x: 8, y: 16), CGPoint(x: 88, y: 48)])
    let none = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
    #expect(none.value(rect) == nil)
    let part = Anchor<CGRect>.Source.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(part.value(rect) == CGRect(x: 9, y: 18, width: 3, height: 4))
  }
}
