#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The page about toggle styles in Apple's documentation.
private struct ToggleStylePage {
  /// The code blocks of the page, in order.
  let blocks: [String]

  init() throws {
    let url = try SharedFolder.url(of: "seeds/002_5ce69594fc52bdc6.txt")
    let page = try String(contentsOf: url, encoding: .utf8)
    blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The two styles as printed.
  var styles: String { blocks[1] + blocks[2] }

  /// The two toggles with two styles each, as printed.
  var uses: String { blocks[3] }

  /// The same with the styles in the other order.
  var reversedUses: String {
    var lines = uses.components(separatedBy: "\n")
    let borders = lines.indices.filter { lines[$0].contains(".redBorder") }
    for index in borders { lines.swapAt(index, index + 1) }
    return lines.joined(separator: "\n")
  }
}

extension SharedFilesTests {
  @Suite("Toggle styles in Apple's documentation", .timeLimit(.minutes(LongTest.minutes(30))))
  struct ToggleStylePageTests {
    /// Returns a program that contains the page's code.
    private static func program() throws -> String {
      let page = try ToggleStylePage()
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

    /// Returns the screens that the program prints, by name.
    private static func screens(languageVersion: Int) throws -> [String: String] {
      let output = try ClientCompiler(languageVersion: languageVersion).output(of: program())
      let parts = output.components(separatedBy: "# ").dropFirst().map { part in
        part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      }
      return Dictionary(parts.map { (String($0[0]), String($0[1])) }) { $1 }
    }

    @Test("the toggle styles compile as printed and behave as described", arguments: [5, 6])
    func styles(languageVersion: Int) throws {
      let screens = try Self.screens(languageVersion: languageVersion)
      let bordered = try #require(screens["bordered"])
      let reversed = try #require(screens["reversed"])
      #expect(Self.boxes(in: bordered) == 2, "\(bordered)")
      #expect(Self.boxes(in: reversed) == 0, "\(reversed)")
      for screen in [bordered, reversed] {
        #expect(screen.contains("Switch") && screen.contains("Button"), "\(screen)")
      }
      #expect(bordered != screens["switched"], "the key did not change the bordered switch")
      let off = try #require(screens["off"])
      let on = try #require(screens["on"])
      #expect(off.contains("Milk") && on.contains("Milk"))
      #expect(off != on, "\(off)")
      #expect(screens["off again"] == off)
    }

    /// Returns the number of boxes drawn with lines.
    private static func boxes(in screen: String) -> Int {
      screen.count { $0 == "┌" || $0 == "╭" }
    }
  }
}
#endif
