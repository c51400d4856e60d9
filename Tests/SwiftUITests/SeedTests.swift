import Foundation
import TestSupport
import Testing

/// The page of Apple's documentation about styles of toggles, which lies beside the package on
/// the machines that have it.
private struct StylePage {
  private static let url = BesidePackage.url(of: "seeds/002_5ce69594fc52bdc6.txt")

  static let isThere = url != nil

  /// The page's blocks of code, in order.
  let blocks: [String]

  init() throws {
    let page = try String(contentsOf: #require(Self.url), encoding: .utf8)
    blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The two styles as they are printed.
  var styles: String { blocks[1] + blocks[2] }

  /// The two toggles with two styles each, as they are printed.
  var uses: String { blocks[3] }

  /// The same with the styles in the other order.
  var reversedUses: String {
    var lines = uses.components(separatedBy: "\n")
    let borders = lines.indices.filter { lines[$0].contains(".redBorder") }
    for index in borders { lines.swapAt(index, index + 1) }
    return lines.joined(separator: "\n")
  }
}

@Suite(
  "The toggle styles of Apple's documentation",
  .enabled(if: StylePage.isThere, "the page is not here"),
  .timeLimit(.minutes(30))
)
struct SeedTests {
  /// The page's code, with the declarations that it speaks of around it.
  private static func program() throws -> String {
    let page = try StylePage()
    return """
      import SwiftUI

      \(page.styles)
      extension ToggleStyle where Self == RedBorderToggleStyle {
        static var redBorder: RedBorderToggleStyle { RedBorderToggleStyle() }
      }

      struct Bordered: View {
        @State private var isSwitchOn = false
        @State private var isButtonOn = false

        var body: some View {
          \(page.uses)
        }
      }

      struct Reversed: View {
        @State private var isSwitchOn = false
        @State private var isButtonOn = false

        var body: some View {
          \(page.reversedUses)
        }
      }

      struct Checklist: View {
        @State private var isOn = false

        var body: some View {
          Toggle("Milk", isOn: $isOn).toggleStyle(ChecklistToggleStyle())
        }
      }

      @main
      @MainActor
      struct Client {
        static func show(_ name: String, _ view: some View, keys: [Key] = []) {
          let host = ViewHost(VStack { view }, size: Size(width: 40, height: 12))
          for key in keys { host.send(.key(key)) }
          print("# \\(name)")
          print(host.render().lines.joined(separator: "\\n"))
        }

        static func main() {
          show("bordered", Bordered())
          show("switched", Bordered(), keys: [.space])
          show("reversed", Reversed())
          show("off", Checklist())
          show("on", Checklist(), keys: [.space])
          show("off again", Checklist(), keys: [.space, .space])
        }
      }
      """
  }

  /// The screens that the program prints, by their names.
  private static func screens(languageVersion: Int) throws -> [String: String] {
    let output = try ClientCompiler(languageVersion: languageVersion).output(of: program())
    let parts = output.components(separatedBy: "# ").dropFirst().map { part in
      part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return Dictionary(parts.map { (String($0[0]), String($0[1])) }) { $1 }
  }

  @Test("compile as they are printed and behave as described", arguments: [5, 6])
  func styles(languageVersion: Int) throws {
    let screens = try Self.screens(languageVersion: languageVersion)
    let bordered = try #require(screens["bordered"])
    let reversed = try #require(screens["reversed"])
    #expect(Self.boxes(in: bordered) == 2, "\(bordered)")
    #expect(Self.boxes(in: reversed) == 0, "\(reversed)")
    for screen in [bordered, reversed] {
      #expect(screen.contains("Switch") && screen.contains("Button"), "\(screen)")
    }
    #expect(bordered != screens["switched"], "the bordered switch does not hear the key")
    let off = try #require(screens["off"])
    let on = try #require(screens["on"])
    #expect(off.contains("Milk") && on.contains("Milk"))
    #expect(off != on, "\(off)")
    #expect(screens["off again"] == off)
  }

  /// How many rectangles of lines there are.
  private static func boxes(in screen: String) -> Int {
    screen.count { $0 == "┌" || $0 == "╭" }
  }
}
