import Foundation

@testable import TerminalUI

extension Specimen {
  private static let sizes = [Size(width: 5, height: 2), Size(width: 16, height: 6)]

  static let shapes: [Specimen] = [
    Specimen("Rectangle", sizes) { Rectangle().fill(.red) },
    Specimen("Rectangle-stroke", sizes) { Rectangle().stroke(.red) },
    Specimen("Rectangle-dashed", sizes) {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4]))
    },
    Specimen("RoundedRectangle", sizes) { RoundedRectangle(cornerRadius: 24).fill(.red) },
    Specimen("RoundedRectangle-stroke", sizes) {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red)
    },
    Specimen("RoundedRectangle-heavy", sizes) {
      RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 4)
    },
    Specimen("RoundedRectangle-both", sizes) {
      RoundedRectangle(cornerRadius: 8).fill(.blue).stroke(.white)
    },
    Specimen("UnevenRoundedRectangle", sizes) {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 16).fill(.red)
    },
    Specimen("UnevenRoundedRectangle-stroke", sizes) {
      UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).stroke()
    },
    Specimen("Circle", sizes) { Circle() },
    Specimen("Circle-small", [Size(width: 8, height: 1), Size(width: 12, height: 1)]) {
      HStack {
        Circle().fill(.green).frame(width: .cells(1), height: .cells(1))
        Text("online")
      }
    },
    Specimen("Circle-stroke", sizes) { Circle().stroke(.red) },
    Specimen("Circle-trim", [Size(width: 12, height: 5), Size(width: 16, height: 6)]) {
      Circle().trim(from: 0, to: 0.75).stroke(.tint, lineWidth: 4)
    },
    Specimen("Ellipse", sizes) { Ellipse().fill(.red) },
    Specimen("Ellipse-stroke", sizes) { Ellipse().stroke(.red) },
    Specimen("Capsule", sizes) { Capsule().fill(.red) },
    Specimen("Capsule-label", [Size(width: 10, height: 3), Size(width: 14, height: 4)]) {
      VStack {
        Text("New").padding(.horizontal).background(.red, in: .capsule)
        Text("Save 20%").padding(.horizontal).overlay(Capsule().stroke(.badge))
      }
    },
    Specimen("ContainerRelativeShape", sizes) { ContainerRelativeShape().fill(.red) },
    Specimen("Path", sizes) {
      Triangle().fill(.red)
    },
    Specimen("Path-stroke", sizes) { Triangle().stroke(.red) },
    Specimen("Shape-rotation", sizes) { Rectangle().scale(0.6).rotation(.degrees(45)) },
    Specimen("Shape-gradient", sizes) {
      Ellipse().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Specimen("inset", sizes) { Rectangle().inset(by: 8).fill(.red) },
    Specimen("AnyShape", sizes) { AnyShape(Ellipse()) },
    Specimen("clipShape", sizes) { Block("x").clipShape(.circle) },
    Specimen("cornerRadius", sizes) { Block("x").background(.red).cornerRadius(16) },
    Specimen("mask", sizes) {
      Block("x").mask { Text("mask\nof\nletters") }
    },
    Specimen("overlay-shape", [Size(width: 8, height: 4), Size(width: 12, height: 5)]) {
      Text("Buy").padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }
    },
    Specimen("overlay-shape-tight", [Size(width: 8, height: 2), Size(width: 12, height: 3)]) {
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
