import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Focus on clipped views")
@MainActor
struct FocusCutOffTests {
  private func plain(_ label: String) -> some View {
    Button(label) {}.buttonStyle(.plain).fixedSize()
  }

  /// Returns whether the next frames are equal and need few layouts.
  private func rests(_ host: ViewHost) -> Bool {
    let frame = host.render()
    let isSame = host.render() == frame && host.render() == frame
    return isSame && host.layoutCount < 16
  }

  @Test(
    "focusing a name whose start is clipped does not scroll a narrow screen",
    arguments: [3, 7, 8]
  )
  func endOfName(width: Int) {
    let host = makeHost(width, 1) {
      HStack(spacing: .cells(0)) {
        plain("first last").frame(width: .cells(4), alignment: .trailing).clipped()
        Text("| after").fixedSize()
      }
    }
    #expect(rests(host))
    #expect(host.lines == [String("last| after".prefix(width))])
    #expect(host.focusLabel == "first last")
  }

  @Test("focusing a view that a shape clips does not scroll the screen")
  func shapes() {
    let host = makeHost(2, 2) {
      HStack(spacing: .cells(0)) {
        plain("first").frame(width: .cells(3), height: .cells(2)).clipShape(Rectangle())
        Text("after").fixedSize()
      }
    }
    #expect(rests(host))
    #expect(host.focusLabel == "first")
    #expect(host.lines.contains("fi"), "the focus mark is clipped too")
  }

  @Test("a scroll view scrolls to the visible part of a clipped view")
  func scrolls() {
    let host = makeHost(12, 3) {
      ScrollView {
        ForEach(0..<6) { Text("above \($0)") }
        plain("a\nb\nc\nd\ne\nf").frame(height: .cells(2), alignment: .bottom).clipped()
        ForEach(0..<6) { Text("below \($0)") }
      }
    }
    #expect(host.focusLabel == nil)
    host.press(.tab)
    #expect(rests(host))
    #expect(host.focusLabel != nil)
    #expect(host.lines.contains { $0.contains("f") && !$0.contains("above") })
  }

  @Test("the screen scrolls to the part of a view that its scroll view shows")
  func scrollInOverflow() {
    let host = makeHost(12, 4) {
      ForEach(0..<6) { Text("above \($0)") }
      ScrollView { plain("a\nb\nc\nd\ne\nf") }.frame(height: .cells(3))
      ForEach(0..<2) { Text("below \($0)") }
    }
    host.press(.tab)
    #expect(rests(host))
    #expect(host.focusLabel != nil)
    #expect(host.lines.count { !$0.contains("above") } == 3)
  }

  @Test("a fully clipped view never gets the focus")
  func nothingSeen() {
    let host = makeHost(12, 3) {
      ScrollView {
        plain("seen")
        ForEach(0..<6) { Text("line \($0)") }
        plain("cut").offset(y: .cells(4)).frame(height: .cells(1)).clipped()
        plain("last")
      }
    }
    for label in ["last", "seen", "last", "seen"] {
      host.press(.tab)
      #expect(host.focusLabel == label)
    }
  }
}
