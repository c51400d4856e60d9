@testable import TerminalUI

extension Specimen {
  static let colors: [Specimen] = [
    Specimen("Color") {
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
    Specimen("Color-opacity", [Size(width: 12, height: 4), Size(width: 20, height: 5)]) {
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
    Specimen("Color-over-text", [Size(width: 12, height: 1), Size(width: 20, height: 2)]) {
      VStack(alignment: .leading) {
        Text("below a dark pane").overlay(Color.black.opacity(0.4))
        Text("covered").overlay(Color.black)
      }
    },
    Specimen("foregroundStyle") {
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
    Specimen("foregroundStyle-gradient") {
      VStack(alignment: .leading) {
        Text("From red to blue, all along the way")
        Text("short")
      }
      .foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Specimen("foregroundColor") {
      VStack {
        Text("gray").foregroundColor(.gray)
        Text("none").foregroundColor(nil)
      }
      .foregroundColor(.red)
    },
    Specimen("tint") {
      VStack(alignment: .leading) {
        Text("tint").foregroundStyle(.tint)
        Text("accent").foregroundStyle(Color.accentColor)
        Text("none").foregroundStyle(.tint).tint(nil)
        Text("inside").tint(.red).foregroundStyle(.tint)
      }
      .tint(.green)
    },
    Specimen("accentColor", [Size(width: 9, height: 1)]) {
      Text("accent").foregroundStyle(.tint).accentColor(.red)
    },
    Specimen("background-style") {
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
    Specimen("overlay-style") {
      VStack {
        Text("clear").overlay(.clear)
        Text("circle").padding().overlay(.red, in: .circle)
      }
    },
    Specimen("LinearGradient", [Size(width: 12, height: 2), Size(width: 16, height: 3)]) {
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    },
    Specimen("RadialGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 48)
    },
    Specimen("EllipticalGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      EllipticalGradient(colors: [.white, .black])
    },
    Specimen("AngularGradient", [Size(width: 8, height: 3), Size(width: 12, height: 4)]) {
      AngularGradient(colors: [.red, .green, .red], center: .center)
    },
    Specimen("MeshGradient", [Size(width: 8, height: 3)]) {
      MeshGradient(width: 2, height: 2, points: [], colors: [.red, .green, .blue, .white])
    },
    Specimen("Gradient-stops", [Size(width: 10, height: 2)]) {
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
    Specimen("Divider", [Size(width: 9, height: 3), Size(width: 20, height: 5)]) {
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
    Specimen("border") {
      HStack {
        Text("red").border(.red)
        Text("wide").border(Color.gray, width: 4)
        Text("price").border(.price, line: .rounded, title: "")
      }
    },
    Specimen("border-gradient", [Size(width: 12, height: 2), Size(width: 16, height: 3)]) {
      Text("from red to blue").border(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Specimen("containerBackground", [Size(width: 8, height: 1), Size(width: 12, height: 2)]) {
      Text("on blue").containerBackground(.blue, for: .navigation)
    },
    Specimen("colorScheme", [Size(width: 8, height: 2), Size(width: 12, height: 3)]) {
      VStack {
        Text("as it is").foregroundStyle(SchemeStyle())
        Text("light").foregroundStyle(SchemeStyle()).colorScheme(.light)
        Text("preferred").foregroundStyle(SchemeStyle()).preferredColorScheme(.light)
      }
    },
  ]
}

/// A style of a client's: red on light ground, blue on dark.
private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.red : Color.blue
  }
}
