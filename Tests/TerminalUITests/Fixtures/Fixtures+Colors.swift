@testable import TerminalUI

extension Fixture {
  static let colors: [Fixture] = [
    Fixture("Color") {
      HStack {
        VStack(alignment: .leading) {
          Text("red").foregroundStyle(.red)
          Text("orange").foregroundStyle(.orange)
          Text("clear").foregroundStyle(.clear)
          Text("mixed").foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
          Text("hue").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 1))
          Text("white").foregroundStyle(Color(white: 0.5))
        }
        Color.blue
      }
    },
    Fixture("Color-opacity", [Size(width: 12, height: 4), Size(width: 20, height: 5)]) {
      ZStack {
        Color.blue
        VStack(alignment: .leading) {
          Text("clear").background(Color.red.opacity(0))
          Text("glass").background(Color.white.opacity(0.25))
          Text("solid").background(Color.red.opacity(0.6))
          Text("faint").foregroundStyle(.white.opacity(0.6))
        }
      }
    },
    Fixture("Color-over-text", [Size(width: 12, height: 1), Size(width: 20, height: 2)]) {
      VStack(alignment: .leading) {
        Text("below a dark pane").overlay(Color.black.opacity(0.4))
        Text("covered").overlay(Color.black)
      }
    },
    Fixture("foregroundStyle") {
      VStack(alignment: .leading) {
        HStack {
          Text("one")
          Group { Text("two") }.foregroundStyle(.secondary)
          Group { Text("three") }.foregroundStyle(.tertiary)
        }
        HStack {
          Text("one")
          Group { Text("two") }.foregroundStyle(.secondary)
          Group { Text("three") }.foregroundStyle(.tertiary)
        }
        .foregroundStyle(.red)
        HStack {
          Text("one")
          Group { Text("two") }.foregroundStyle(.secondary)
          Group { Text("three") }.foregroundStyle(.tertiary)
        }
        .foregroundStyle(.red, .green, .blue)
        Text("price").foregroundStyle(.price)
        Text("link").foregroundStyle(.link)
        Text("placeholder").foregroundStyle(.placeholder)
        Text("own").foregroundStyle(SchemeStyle())
      }
    },
    Fixture("foregroundStyle-gradient") {
      VStack(alignment: .leading) {
        Text("From red to blue, all along the way")
        Text("short")
      }
      .foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Fixture("foregroundColor") {
      VStack {
        Text("gray").foregroundColor(.gray)
        Text("none").foregroundColor(nil)
      }
      .foregroundColor(.red)
    },
    Fixture("tint") {
      VStack(alignment: .leading) {
        Text("tint").foregroundStyle(.tint)
        Text("accent").foregroundStyle(Color.accentColor)
        Text("none").foregroundStyle(.tint).tint(nil)
        Text("inside").tint(.red).foregroundStyle(.tint)
      }
      .tint(.green)
    },
    Fixture("accentColor", [Size(width: 9, height: 1)]) {
      Text("accent").foregroundStyle(.tint).accentColor(.red)
    },
    Fixture("background-style") {
      VStack {
        Text("on red").background(.red)
        Text("material").background(.thinMaterial)
        Text("capsule").padding(.horizontal).background(.blue, in: Capsule())
        Text("gradient").background(.green.gradient)
        Text("own ground").background()
      }
      .background(.yellow)
      .backgroundStyle(.purple)
    },
    Fixture("overlay-style") {
      VStack {
        Text("clear").overlay(.clear)
        Text("circle").padding().overlay(.red, in: .circle)
      }
    },
    Fixture("LinearGradient", [Size(width: 12, height: 2), Size(width: 16, height: 3)]) {
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    },
    Fixture("RadialGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 48)
    },
    Fixture("EllipticalGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      EllipticalGradient(colors: [.white, .black])
    },
    Fixture("AngularGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      AngularGradient(colors: [.red, .green, .red], center: .center)
    },
    Fixture("MeshGradient", [Size(width: 8, height: 3)]) {
      MeshGradient(width: 2, height: 2, points: [], colors: [.red, .green, .blue, .white])
    },
    Fixture("Gradient-stops", [Size(width: 10, height: 2)]) {
      Rectangle().fill(
        .linearGradient(
          Gradient(stops: [
            .init(color: .clear, location: 0.2), .init(color: .blue, location: 0.8),
          ]),
          startPoint: .leading,
          endPoint: .trailing
        )
      )
    },
    Fixture("Divider", [Size(width: 9, height: 3), Size(width: 20, height: 5)]) {
      VStack {
        Text("above")
        Divider()
        HStack {
          Text("left")
          Divider()
          Text("right")
        }
      }
    },
    Fixture("border") {
      HStack {
        Text("red").border(.red)
        Text("wide").border(Color.gray, width: 4)
        Text("price").border(.price, line: .rounded, title: "")
      }
    },
    Fixture("border-gradient", [Size(width: 12, height: 2), Size(width: 16, height: 3)]) {
      Text("from red to blue").border(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Fixture("containerBackground", [Size(width: 8, height: 1), Size(width: 12, height: 2)]) {
      Text("on blue").containerBackground(.blue, for: .navigation)
    },
    Fixture("colorScheme", [Size(width: 8, height: 2), Size(width: 12, height: 3)]) {
      VStack {
        Text("as it is").foregroundStyle(SchemeStyle())
        Text("light").foregroundStyle(SchemeStyle()).colorScheme(.light)
        Text("preferred").foregroundStyle(SchemeStyle()).preferredColorScheme(.light)
      }
    },
  ]
}

/// A custom style: red on a light background, blue on a dark one.
private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.red : Color.blue
  }
}
