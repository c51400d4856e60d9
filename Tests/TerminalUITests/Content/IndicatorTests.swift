import Foundation
import Testing

@testable import TerminalUI

@Suite("Links, labels, progress and gauges")
@MainActor
struct IndicatorTests {
  private let address = URL(filePath: "/terms")

  @Test("a link sends its URL to openURL")
  func handledLink() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      Link("Terms", destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            tally.note($0.path)
            return .handled
          }
        )
    }
    #expect(host.focusLabel == "Terms")
    host.press(.enter)
    #expect(tally["/terms"] == 1)
    #expect(host.labels == ["Terms"])
  }

  @Test("a link that no handler opens copies its URL, and shows it without moving the content")
  func copied() {
    let host = makeHost(30, 3) {
      HStack {
        Link("Terms", destination: address)
        ShareLink(item: "one\ntwo") { Text("Share") }
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
    let before = host.lines
    #expect(host.elements("Terms").map(\.role) == [.link])
    host.press(.enter)
    #expect(Clipboard.general.text == "file:///terms")
    #expect(host.lines.prefix(2) == before.prefix(2))
    #expect(host.lines.last == " Kopiert: file:///terms")
    host.press(.right, .enter)
    #expect(Clipboard.general.text == "one\ntwo")
    #expect(host.lines.last == " Kopiert: one two")
    host.press(.left)
    #expect(host.lines == before)
  }

  @Test("a progress style with a tint has the colour of that tint")
  func tintedStyles() {
    let plain = makeHost(10, 2) {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle())
    }
    let tinted = makeHost(10, 2) {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .green))
    }
    let expected = makeHost(10, 2) {
      ProgressView(value: 0.5).progressViewStyle(.linear).tint(.green)
      ProgressView(value: 0.5).progressViewStyle(.circular).tint(.green)
    }
    #expect(tinted.render() == expected.render())
    #expect(tinted.render() != plain.render())
  }

  @Test("links in a text can be focused and opened one by one")
  func linksInText() {
    let tally = Tally()
    let host = makeHost(30, 2) {
      Text("Read [terms](file:///terms) and [privacy](file:///privacy)")
        .environment(
          \.openURL,
          OpenURLAction {
            tally.note($0.path)
            return .handled
          }
        )
    }
    #expect(host.focusLabel == "Read terms and privacy")
    host.press(.enter, .right, .enter)
    #expect(tally.log == ["/terms", "/privacy"])
    let silent = makeHost(40, 2) { Text("[terms](file:///terms)") }
    silent.press(.enter)
    #expect(silent.lines.last == " Copied: file:///terms")
  }

  @Test(
    "a progress bar is filled in proportion to its value",
    arguments: [
      (0.0, "▕        ▏", "[        ]"), (0.5, "▕████    ▏", "[####    ]"),
      (1.0, "▕████████▏", "[########]"), (1.0 / 64, "▕▏       ▏", "[        ]"),
      (7.0, "▕████████▏", "[########]"), (-1.0, "▕        ▏", "[        ]"),
    ]
  )
  func bar(value: Double, unicode: String, ascii: String) {
    #expect(screen(10, 1) { ProgressView(value: value) } == [unicode])
    #expect(screen(10, 1, ascii: true) { ProgressView(value: value) } == [ascii])
  }

  @Test("progress in any style is one element with its value")
  func progressReading() {
    let host = makeHost(30, 4) {
      VStack {
        ProgressView("Loading", value: 0.4)
        ProgressView("Saving", value: 0.25).progressViewStyle(.circular)
        Gauge(value: 3, in: 0...4) { Text("Level") }.gaugeStyle(.accessoryCircular)
      }
    }
    #expect(host.labels == ["Loading 40%", "Saving 25%", "Level 75%"])
    #expect(host.semantics.elements.allSatisfy { $0.role == .progress })
  }

  @Test("a custom style receives the parts and can apply the next outer style")
  func ownStyles() {
    let label = Label("Title", systemImage: "star.fill")
    #expect(screen(12, 1) { label.labelStyle(Bracketed()).labelStyle(.titleOnly) } == ["  [Title]"])
    let progress = ProgressView(value: 0.5).progressViewStyle(Percent())
    #expect(screen(5, 1) { progress } == [" 50%"])
  }
}

private struct Bracketed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "[")
      Label(configuration)
      Text(verbatim: "]")
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))%")
  }
}
