import Testing
import ViewEngineTestSupport

@testable import TerminalUI

@Suite("Whole screens")
@MainActor
struct WholeScreenTests {
  private struct Store: View {
    @Bindable var model: Model
    private let plans = [("Weekly", "$1.99"), ("Monthly", "$4.99"), ("Yearly", "$39.99")]

    var body: some View {
      VStack(alignment: .leading, spacing: .cells(1)) {
        Text("Choose a plan").bold()
        VStack {
          ForEach(plans.indices) { row in
            OptionButton(isSelected: row == model.count, select: { model.count = row }) {
              HStack {
                Text(row == model.count ? "◉" : "○")
                Text(plans[row].0)
                Spacer()
                Text(plans[row].1).foregroundStyle(.price)
              }
            }
          }
        }
        .border(line: .rounded, title: "Plans")
        HStack {
          Spacer()
          Button("Terms") { model.isShown = true }.buttonStyle(.plain)
          Button("Subscribe") { model.other += 1 }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.defaultAction)
        }
      }
      .sheet(isPresented: $model.isShown, title: "Terms") {
        Text("Renews until cancelled.")
        Button("OK") { model.isShown = false }
      }
    }
  }

  private let model = Model()

  private func start(
    _ direction: LayoutDirection = .leftToRight,
    ascii: Bool = false
  ) -> ViewHost {
    makeHost(40, 9, direction: direction, ascii: ascii) { Store(model: model) }
  }

  @Test("a store screen matches its expected layout")
  func store() {
    #expect(
      start().lines == [
        "Choose a plan",
        "",
        "╭─ Plans ──────────────────────────────╮",
        "│◉ Weekly                         $1.99│",
        "│○ Monthly                        $4.99│",
        "│○ Yearly                        $39.99│",
        "╰──────────────────────────────────────╯",
        "",
        "               Terms      Subscribe",
      ]
    )
  }

  @Test("in Arabic the store screen is mirrored")
  func mirrored() {
    #expect(
      start(.rightToLeft).lines == [
        "                           Choose a plan",
        "",
        "╭────────────────────────────── Plans ─╮",
        "│$1.99                         Weekly ◉│",
        "│$4.99                        Monthly ○│",
        "│$39.99                        Yearly ○│",
        "╰──────────────────────────────────────╯",
        "",
        "     Subscribe      Terms",
      ]
    )
  }

  @Test("without Unicode the store screen is pure ASCII")
  func ascii() {
    let lines = start(ascii: true).lines
    #expect(lines[2] == "+- Plans ------------------------------+")
    #expect(lines[8] == "               Terms      Subscribe")
    #expect(lines.joined().allSatisfy { $0.isASCII })
  }

  @Test("keys alone operate the store screen")
  func keys() {
    let host = start()
    host.press(.down, .down)
    #expect(model.count == 2)
    host.press(.enter)
    #expect(model.other == 1)
    host.press(.tab, .enter)
    #expect(
      host.lines
        == [
          "Choose a plan",
          "",
          "╭─ Pla╭─ Terms ─────────────────╮──────╮",
          "│○ Wee│ Renews until cancelled. │ $1.99│",
          "│○ Mon│         ▸ OK ◂          │ $4.99│",
          "│◉ Yea╰─────────────────────────╯$39.99│",
          "╰──────────────────────────────────────╯",
          "",
          "               Terms      Subscribe",
        ]
    )
    host.press(.escape)
    #expect(host.focusLabel == "Terms")
  }

  @Test("the mouse operates the store screen")
  func mouse() {
    let host = start()
    host.click(10, 4)
    #expect(model.count == 1)
    host.click(30, 8)
    #expect(model.other == 1)
  }

  @Test("the store screen draws intact frames at every smaller size")
  func smallScreens() {
    let host = start()
    for width in 0...40 {
      for height in 0...9 {
        host.resize(to: Size(width: width, height: height))
        #expect(hasNoHalves(host.render()))
      }
    }
    #expect(host.lines[2].hasPrefix("╭─ Plans"))
  }
}
