import Foundation
import Testing

@testable import SwiftUI

@Suite("UIColor")
@MainActor
struct UIColorTests {
  private static func components(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  /// Returns the colour of text in a colour scheme.
  private static func foreground(_ color: UIColor, _ scheme: ColorScheme) -> CellColor? {
    let view = Text(verbatim: "x").foregroundStyle(Color(color)).environment(\.colorScheme, scheme)
    let host = ViewHost(view, size: Size(width: 1, height: 1))
    return host.render()[0, 0].style.foreground
  }

  private static let red = CellColor(red: 255, green: 0, blue: 0)
  private static let blue = CellColor(red: 0, green: 0, blue: 255)

  @Test("a dynamic colour follows the colour scheme, also inside another colour")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    #expect(Self.foreground(color, .light) == Self.red)
    #expect(Self.foreground(color, .dark) == Self.blue)
    let nested = UIColor { $0.userInterfaceStyle == .dark ? color : .green }
    #expect(Self.foreground(nested, .light) == CellColor(red: 0, green: 255, blue: 0))
    #expect(Self.foreground(nested, .dark) == Self.blue)
    #expect(Self.foreground(color.withAlphaComponent(0.9), .dark) == Self.blue)
  }

  @Test("a dynamic colour changes when the terminal's background does")
  func background() {
    let view = Text(verbatim: "x").foregroundStyle(
      Color(uiColor: UIColor(dynamicProvider: { $0.userInterfaceStyle == .light ? .red : .blue }))
    )
    let host = ViewHost(view, size: Size(width: 1, height: 1))
    #expect(host.render()[0, 0].style.foreground == Self.blue)
    host.send(.colorScheme(.light))
    #expect(host.render()[0, 0].style.foreground == Self.red)
  }

  @Test("a resolved colour is the same in both colour schemes")
  func resolved() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == .blue)
    #expect(Self.foreground(dark, .light) == Self.blue)
    let unknown = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(color.resolvedColor(with: unknown) == .red)
    let mixed = UIColor(Color(color).mix(with: .black, by: 0.5))
    let mixedDark = mixed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(Self.components(of: mixedDark) == [0, 0, 0.5, 1])
  }

  @Test("a colour returns the components that it was created from")
  func components() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(Self.components(of: color) == [0.25, 0.5, 0.75, 0.5])
    #expect(Self.components(of: color.withAlphaComponent(0.75)) == [0.25, 0.5, 0.75, 0.75])
    #expect(Self.components(of: .clear.withAlphaComponent(0.5)) == [0, 0, 0, 0.5])
    #expect(UIColor.red.withAlphaComponent(0.5).withAlphaComponent(1) == .red)
    #expect(Self.components(of: .orange) == [1, 0.5, 0, 1])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test(
    "hue, saturation and brightness create the same colour again",
    arguments: [
      UIColor.red, .yellow, .green, .cyan, .blue, .magenta, .gray, .brown,
      UIColor(red: 0, green: 0, blue: 0, alpha: 1),
      UIColor(red: 1, green: 0.25, blue: 0.5, alpha: 1),
    ]
  )
  func hue(color: UIColor) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect((0..<1).contains(hue))
    let same = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    for (first, second) in zip(Self.components(of: color), Self.components(of: same)) {
      #expect(abs(first - second) < 0.001)
    }
  }

  @Test("a system background fills cells with the terminal's background, also behind text")
  func systemBackground() {
    for color in [UIColor.systemBackground, .secondarySystemBackground, .systemGroupedBackground] {
      let card = Text(verbatim: "x").padding(8).background(
        Color(color),
        in: RoundedRectangle(cornerRadius: 8)
      )
      let view = card.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
      let frame = ViewHost(view, size: Size(width: 5, height: 5)).render()
      for x in 1...3 {
        #expect(frame[x, 2].style.background == .standard, "column \(x)")
        #expect(frame[x, 2].style.attributes.isDisjoint(with: .reverse), "column \(x)")
      }
      #expect(frame[0, 2].style.background != .standard)
    }
  }

  @Test("a name that no asset catalog contains creates no colour")
  func missing() { #expect(UIColor(named: "no such colour") == nil) }

  @Test("styles and colour schemes convert to each other")
  func styles() {
    #expect(UIUserInterfaceStyle(.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
    #expect(ColorScheme(.light) == .light)
    #expect(ColorScheme(.unspecified) == nil)
  }
}
