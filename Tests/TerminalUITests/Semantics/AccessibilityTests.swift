import Testing

@testable import TerminalUI

@Suite("Spoken accessibility output")
@MainActor
struct AccessibilityTests {
  private func spoken(@ViewBuilder _ content: () -> some View) -> [String] {
    let host = makeHost(40, 12, content)
    host.update()
    return host.semantics.spoken
  }

  @Test("a spoken line contains label, value, hint, role and state")
  func lines() {
    let lines = spoken {
      VStack {
        Text("Plans").accessibilityAddTraits(.isHeader)
        Text("Deep").accessibilityHeading(.h2)
        Button("Save") {}.disabled(true)
        Button("x") {}.accessibilityLabel("Close").accessibilityHint("Leaves the store")
        Text("3").accessibilityLabel("Stars").accessibilityValue("3 of 5")
        Text("On").accessibilityAddTraits([.isButton, .isSelected])
        Divider().accessibilityLabel(Text("A line")).accessibilityAddTraits(.isImage)
      }
    }
    #expect(
      lines == [
        "Plans, heading", "Deep, heading, level 2", "Save, button, dimmed",
        "Close, button, Leaves the store", "Stars, 3 of 5", "On, selected, button",
        "A line, image",
      ]
    )
  }

  @Test("a dimmed button is spoken as dimmed and can be pressed")
  func dimmed() {
    var presses = 0
    let host = makeHost(20, 2) {
      VStack {
        Button("Run") { presses += 1 }.accessibilityHint("Nothing is chosen")
          .accessibilityDimmed(true)
        Button("Stop") {}.accessibilityDimmed(false)
      }
    }
    host.update()
    #expect(host.semantics.spoken == ["Run, button, dimmed, Nothing is chosen", "Stop, button"])
    host.press(.enter)
    #expect(presses == 1)
  }

  @Test("removed traits are not spoken")
  func removedTraits() {
    let lines = spoken {
      VStack {
        Text("On").accessibilityAddTraits([.isButton, .isSelected])
          .accessibilityRemoveTraits(.isSelected)
      }
    }
    #expect(lines == ["On, button"])
  }

  @Test("a label inside a button is spoken by its accessibility label")
  func labels() {
    let lines = spoken {
      Button {
      } label: {
        HStack {
          Text("*").accessibilityHidden(true)
          Text("->").accessibilityLabel("next")
        }
      }
    }
    #expect(lines == ["next, button"])
  }

  @Test("accessibilityElement combines, replaces or groups elements")
  func children() {
    #expect(
      spoken {
        VStack {
          Text("Pro")
          Text("$5")
        }
        .accessibilityElement(children: .combine)
      } == ["Pro $5"]
    )
    #expect(
      spoken {
        VStack {
          Text("Pro")
          Button("buy") {}
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("The Pro plan")
      } == ["The Pro plan"]
    )
    #expect(
      spoken {
        VStack {
          Text("Pro")
          Button("buy") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Plans")
      } == ["Plans", "Pro", "buy, button"]
    )
  }

  @Test("an element with accessibilityHidden can still be focused, pressed and clicked")
  func hidden() {
    let tally = Tally()
    let host = makeHost(20, 1) {
      Button("a") { tally.note("a") }.buttonStyle(.plain).accessibilityHidden(true)
    }
    host.press(.enter)
    host.click(10, 0)
    #expect(tally["a"] == 2)
    #expect(host.semantics.spoken.isEmpty)
  }

  @Test("a higher sort priority is read first")
  func priority() {
    let lines = spoken {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(-1)
        Text("d")
      }
    }
    #expect(lines == ["b", "a", "d", "c"])
  }

  @Test("an element is found by its identifier, with its actions")
  func identifiers() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      VStack {
        Button("a") { tally.note("a") }
          .accessibilityIdentifier("first")
          .accessibilityAction(named: "Archive") { tally.note("archive") }
        Text("b").accessibilityIdentifier("second")
      }
    }
    #expect(host.element(identifier: "first")?.label == "a")
    #expect(host.element(identifier: "first")?.actionNames == ["Archive"])
    #expect(host.element(identifier: "second")?.role == .text)
    #expect(host.element(identifier: "third") == nil)
    #expect(host.perform(onElement: "first"))
    #expect(host.perform("Archive", onElement: "first"))
    #expect(!host.perform("Delete", onElement: "first"))
    #expect(tally.log == ["a", "archive"])
  }

  private struct Rating: View {
    @State private var stars = 3

    var body: some View {
      Text(String(repeating: "*", count: stars))
        .focusable()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars)")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("arrow keys run the adjustable action")
  func adjusting() {
    let host = makeHost(20, 1) { Rating() }
    host.press(.right, .right, .left)
    #expect(host.lines == ["        ****"])
    #expect(host.semantics.spoken == ["Rating, 4"])
    let mirrored = makeHost(20, 1, direction: .rightToLeft) { Rating() }
    mirrored.press(.right)
    mirrored.update()
    #expect(mirrored.semantics.spoken == ["Rating, 2"])
  }
}

@Suite("Screen size classes")
@MainActor
struct SizeClassTests {
  private struct Sized: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text(horizontal == .compact ? "narrow" : "wide")
      Text(vertical == .compact ? "low" : "high")
    }
  }

  @Test("a screen is compact below 60 columns or 20 rows, and follows the window")
  func classes() {
    let host = makeHost(59, 19) { Sized() }
    #expect(host.labels == ["narrow", "low"])
    host.resize(to: Size(width: 60, height: 20))
    #expect(host.labels == ["wide", "high"])
  }
}
