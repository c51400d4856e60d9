import Foundation
import Testing

@testable import TerminalUI

@Suite("Circles too small for an outline")
@MainActor
struct SmallCircleTests {
  private struct Radio: View {
    let size: CGFloat
    let isOn: Bool

    var body: some View {
      ZStack {
        Circle().strokeBorder(.secondary, lineWidth: 2).frame(width: size, height: size)
        if isOn { Circle().fill(.tint).frame(width: size / 2, height: size / 2) }
      }
    }
  }

  @Test(
    "a small circle outline is drawn as a ring, and with a circle inside as a ring with a dot",
    arguments: [16, 20, 22, 24]
  )
  func radio(size: Int) {
    func drawn(_ isOn: Bool, ascii: Bool = false) -> String {
      screen(8, 2, ascii: ascii) { Radio(size: CGFloat(size), isOn: isOn) }.joined()
        .filter { $0 != " " }
    }
    #expect(drawn(false) == "○" && drawn(true) == "◉")
    #expect(drawn(false, ascii: true) == "o" && drawn(true, ascii: true) == "@")
  }

  @Test("a small filled circle is drawn as a dot")
  func filled() {
    #expect(screen(1, 1) { Circle().fill(.red) } == ["●"])
  }
}
