import Foundation
import Testing

@testable import TerminalUI

@Suite("Shape styles")
@MainActor
struct ShapeStyleTests {
  /// Returns the style of the first cell of a view.
  private func style(@ViewBuilder _ content: () -> some View) -> CellStyle {
    makeHost(12, 1) { content().frame(maxWidth: .infinity, alignment: .leading) }
      .render()[0, 0].style
  }

  @Test(
    "named colours use the terminal's ANSI colours",
    arguments: [
      (Color.red, 1), (.green, 2), (.yellow, 3), (.blue, 4), (.purple, 5), (.cyan, 6), (.gray, 8),
      (.black, 0), (.white, 15),
    ] as [(Color, UInt8)]
  )
  func ansi(color: Color, number: UInt8) {
    #expect(
      style { Group { Text("x") }.foregroundStyle(color) }.foreground == CellColor(ansi: number)
    )
  }

  @Test("tint resolves where the style is used, not where the style is set")
  func tintIsLate() {
    let inside = style { Group { Text("x") }.tint(.red).foregroundStyle(.tint) }
    #expect(inside.foreground == CellColor(ansi: 1))
    let outside = style { Group { Text("x") }.foregroundStyle(.tint).tint(.green) }
    #expect(outside.foreground == CellColor(ansi: 2))
  }

  @Test("a level without its own style is a dim form of the last style")
  func levels() {
    let third = style {
      Group { Group { Text("x") }.foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue)
    }
    #expect(third == CellStyle(foreground: CellColor(ansi: 4), attributes: .dim))
  }

  @Test("an inner foreground style removes the dimming of the outer style")
  func innerStyle() {
    let inner = style {
      Group { Group { Text("x") }.foregroundStyle(.red) }.foregroundStyle(.blue.opacity(0.5))
    }
    #expect(inner == CellStyle(foreground: CellColor(ansi: 1)))
  }

  @Test("text in Color.clear is invisible and keeps its space")
  func clear() {
    let rows = screen(8, 1) {
      HStack {
        Group { Text("ab") }.foregroundStyle(.clear)
        Text("c")
      }
    }
    #expect(rows == ["     c"])
  }

  @Test("a style that resolves to itself forever draws with the default colour")
  func endless() {
    #expect(style { Group { Text("x") }.foregroundStyle(EndlessStyle()) }.foreground == .standard)
  }

  @Test("two AnyShapeStyles are equal if the styles inside are equal")
  func equality() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(TintShapeStyle()))
    let endless = AnyShapeStyle(EndlessStyle())
    #expect(endless == endless)
    #expect(endless != AnyShapeStyle(EndlessStyle()))
  }

  @Test("colour components resolve from a hue, from a mix and from linear sRGB")
  func parts() {
    let environment = EnvironmentValues()
    let green = Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: environment)
    #expect(green == Color.Resolved(red: 0, green: 1, blue: 0))
    let grey = Color(white: 0).mix(with: Color(white: 1), by: 0.5).resolve(in: environment)
    #expect(grey.red == 0.5)
    let linear = Color(.sRGBLinear, white: 0.5).resolve(in: environment)
    #expect(abs(linear.red - 0.7354) < 0.001)
  }

  @Test("all spellings of background, fill and stroke styles compile and keep the text")
  func waysToWrite() {
    let isOn = true
    let rows = screen(40, 30) {
      VStack(alignment: .leading) {
        Text("1").background(Color.red).background(.red).background(.thinMaterial)
        Text("2").background(.secondary, in: .rect(cornerRadius: 4)).background(in: Capsule())
        Text("3").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Text("4").background(Circle().fill(.red)).background { Color.blue }
        Text("5").overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 1))
        Group {
          Text("6").foregroundStyle(isOn ? .red : .blue)
          Text("7").foregroundStyle(isOn ? Color.red : .primary)
          Text("8").foregroundStyle(isOn ? .primary : .secondary)
          Text("9").foregroundStyle(isOn ? .accent : .secondary)
        }
        Group { Text("a") }.foregroundStyle(.white.opacity(0.8)).tint(.primary)
        Group { Text("b") }.foregroundStyle(.red.gradient).backgroundStyle(.clear)
        Text("c").border(.red).border(Color.gray, width: 2).border()
        Text("d").clipShape(.rect(cornerRadius: 8)).clipShape(.capsule)
        Text("e").overlay { Circle().stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)) }
      }
    }
    let text = rows.joined()
    for mark in "123456789abcde" { #expect(text.contains(mark), "\(mark)") }
  }
}

private struct EndlessStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> EndlessStyle { self }
}
