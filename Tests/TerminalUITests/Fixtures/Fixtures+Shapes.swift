import Foundation

@testable import TerminalUI

extension Fixture {
  private static let sizes = [Size(width: 5, height: 2), Size(width: 16, height: 6)]

  static let shapes: [Fixture] = [
    Fixture("Rectangle", sizes) { Rectangle().fill(.red) },
    Fixture("Rectangle-stroke", sizes) { Rectangle().stroke(.red) },
    Fixture("Rectangle-dashed", sizes) {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4]))
    },
    Fixture("RoundedRectangle", sizes) { RoundedRectangle(cornerRadius: 24).fill(.red) },
    Fixture("RoundedRectangle-stroke", sizes) {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red)
    },
    Fixture("RoundedRectangle-heavy", sizes) {
      RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 4)
    },
    Fixture("RoundedRectangle-both", sizes) {
      RoundedRectangle(cornerRadius: 8).fill(.blue).stroke(.white)
    },
    Fixture("UnevenRoundedRectangle", sizes) {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 16).fill(.red)
    },
    Fixture("UnevenRoundedRectangle-stroke", sizes) {
      UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).stroke()
    },
    Fixture("Circle", sizes) { Circle() },
    Fixture("Circle-small", [Size(width: 8, height: 1), Size(width: 12, height: 1)]) {
      HStack {
        Circle().fill(.green).frame(width: .cells(1), height: .cells(1))
        Text("online")
      }
    },
    Fixture("Circle-stroke", sizes) { Circle().stroke(.red) },
    Fixture("Circle-trim", [Size(width: 12, height: 5), Size(width: 16, height: 6)]) {
      Circle().trim(from: 0, to: 0.75).stroke(.tint, lineWidth: 4)
    },
    Fixture("Ellipse", sizes) { Ellipse().fill(.red) },
    Fixture("Ellipse-stroke", sizes) { Ellipse().stroke(.red) },
    Fixture("Capsule", sizes) { Capsule().fill(.red) },
    Fixture("Capsule-label", [Size(width: 10, height: 3), Size(width: 14, height: 4)]) {
      VStack {
        Text("New").padding(.horizontal).background(.red, in: .capsule)
        Text("Save 20%").padding(.horizontal).overlay(Capsule().stroke(.badge))
      }
    },
    Fixture("ContainerRelativeShape", sizes) { ContainerRelativeShape().fill(.red) },
    Fixture("Path", sizes) {
      Triangle().fill(.red)
    },
    Fixture("Path-stroke", sizes) { Triangle().stroke(.red) },
    Fixture("Shape-rotation", sizes) { Rectangle().scale(0.6).rotation(.degrees(45)) },
    Fixture("Shape-gradient", sizes) {
      Ellipse().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Fixture("inset", sizes) { Rectangle().inset(by: 8).fill(.red) },
    Fixture("AnyShape", sizes) { AnyShape(Ellipse()) },
    Fixture("clipShape", sizes) { Block("x").clipShape(.circle) },
    Fixture("cornerRadius", sizes) { Block("x").background(.red).cornerRadius(16) },
    Fixture("mask", sizes) {
      Block("x").mask { Text("mask\nof\nletters") }
    },
    Fixture("overlay-shape", [Size(width: 8, height: 4), Size(width: 12, height: 5)]) {
      Text("Buy").padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }
    },
    Fixture("overlay-shape-tight", [Size(width: 8, height: 2), Size(width: 12, height: 3)]) {
      Text("No room").overlay(Rectangle().stroke(.red))
    },
  ]
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
