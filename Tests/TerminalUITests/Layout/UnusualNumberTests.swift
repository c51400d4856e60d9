import Foundation
import Testing

@testable import TerminalUI

@Suite("Infinite, huge and NaN numbers")
@MainActor
struct UnusualNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e9, -1e9, 0,
  ]

  private func draw(@ViewBuilder _ content: () -> some View) {
    for ascii in [true, false] {
      let host = makeHost(20, 6, ascii: ascii, content)
      #expect(host.lines.count == 6)
    }
  }

  private struct Spark: Shape {
    let values: [CGFloat]

    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        let points = values.enumerated().map { index, value in
          let x = rect.width * CGFloat(index) / CGFloat(values.count - 1)
          return CGPoint(x: x, y: rect.height * (1 - value / (values.max() ?? 1)))
        }
        path.addLines(points)
      }
    }
  }

  @Test("a path skips NaN points and draws the rest")
  func sparkline() {
    let flat = makeHost(8, 2) { Spark(values: [0, 0, 0]).stroke(.blue, lineWidth: 2) }
    #expect(flat.lines == ["", ""])
    let gap = makeHost(8, 2) { Spark(values: [1, .nan, 1]).stroke(.blue) }
    #expect(gap.lines[0].allSatisfy { $0 != " " })
  }

  @Test(
    "a path with unusual numbers can be drawn, trimmed and clipped to",
    arguments: numbers
  )
  func paths(number: CGFloat) {
    let far = Path {
      $0.move(to: CGPoint(x: 4, y: 4))
      $0.addLine(to: CGPoint(x: number, y: 40))
      $0.addQuadCurve(to: CGPoint(x: 4, y: number), control: CGPoint(x: number, y: number))
      $0.addRect(CGRect(x: number, y: 0, width: 5, height: number))
      $0.addEllipse(in: CGRect(x: 0, y: number, width: number, height: 5))
    }
    draw { far.stroke(.red, lineWidth: 4) }
    draw { far.fill(.red) }
    draw { far.stroke(.red, style: StrokeStyle(dash: [number, 4], dashPhase: number)) }
    draw { far.trim(from: 0.1, to: number).stroke(.red) }
    draw { Rectangle().scale(number).stroke(.red) }
    draw { Rectangle().scale(number).offset(x: number).fill(.red) }
    draw { Circle().inset(by: number).stroke(.red) }
    draw { RoundedRectangle(cornerRadius: number).rotation(.degrees(number)).stroke(.red) }
    draw { Text("text").clipShape(Circle().inset(by: -number)) }
  }

  @Test("an arc with an unusual angle or radius can be drawn", arguments: numbers)
  func arcs(number: CGFloat) {
    for clockwise in [true, false] {
      draw {
        Path {
          $0.addArc(
            center: CGPoint(x: 80, y: 48),
            radius: 40,
            startAngle: .degrees(0),
            endAngle: .degrees(number),
            clockwise: clockwise
          )
          $0.addArc(
            center: .zero,
            radius: number,
            startAngle: .degrees(number),
            endAngle: .degrees(90),
            clockwise: clockwise
          )
        }
        .stroke(.red)
      }
    }
  }

  @Test("a full arc is a circle in both directions")
  func circles() {
    let boxes = [true, false].map { clockwise in
      Path {
        $0.addArc(
          center: .zero,
          radius: 10,
          startAngle: .degrees(0),
          endAngle: .degrees(360),
          clockwise: clockwise
        )
      }
      .boundingRect.width
    }
    #expect(boxes.allSatisfy { abs($0 - 20) < 0.1 })
  }

  @Test("lengths, anchors and aspect ratios of any size can be drawn", arguments: numbers)
  func lengths(number: CGFloat) {
    draw { Text("text").frame(width: number, height: number) }
    draw { Text("text").frame(minWidth: number, maxHeight: number) }
    draw { Text("text").padding(number) }
    draw { Text("text").offset(x: number, y: number) }
    draw { Text("text").position(x: number, y: number) }
    draw {
      HStack(spacing: number) {
        Text("a")
        Text("b")
      }
    }
    draw { Color.red.aspectRatio(number, contentMode: .fit) }
    draw { Text("text").scaleEffect(number) }
    draw { Slider(value: .constant(Double(number)), in: 0...1) }
    draw { ProgressView(value: number) }
    draw { ProgressView(value: 1, total: number).progressViewStyle(.circular) }
    draw { Gauge(value: Double(number), in: 0...1) { Text("a") } }
    draw { Gauge(value: Double(number), in: 0...1) { Text("a") }.gaugeStyle(.accessoryCircular) }
    draw {
      Text(Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval(1e12), style: .relative)
    }
    draw { Color(red: number, green: number, blue: number) }
    draw { Color(hue: number, saturation: 1, brightness: number) }
    draw {
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: .top)
    }
    draw {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: number)
    }
    draw { AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number)) }
    draw { Grid { GridRow { Text("a").gridCellAnchor(UnitPoint(x: number, y: number)) } } }
    draw { GeometryReader { _ in Text("a").frame(width: number / 3) } }
    draw { ScrollView { Text("a") }.defaultScrollAnchor(UnitPoint(x: number, y: number)) }
    draw { Text("a").frame(maxWidth: .infinity).opacity(Double(number)) }
  }

  @Test("ScrollViewReader accepts any anchor", arguments: numbers)
  func scrolling(number: CGFloat) {
    let host = makeHost(10, 4) {
      ScrollViewReader { proxy in
        ScrollView {
          Button("go") { proxy.scrollTo(20, anchor: UnitPoint(x: number, y: number)) }
          ForEach(0..<30) { Text("line \($0)").id($0) }
        }
      }
    }
    host.press(.enter)
    #expect(host.lines.count == 4)
  }

  @Test("a sheet with an unusual height opens", arguments: numbers)
  func sheets(number: CGFloat) {
    for detent in [PresentationDetent.fraction(number), .height(number)] {
      let host = makeHost(20, 12) {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([detent])
        }
      }
      #expect(host.lines.joined().contains("sheet"))
    }
  }
}

@Suite("Shapes larger than the screen")
@MainActor
struct LargeShapeTests {
  @Test(
    "the cost of drawing a shape depends on its visible part only",
    arguments: [5e3, 5e4, 1e9, 1e12]
  )
  func huge(side: CGFloat) {
    let clock = ContinuousClock()
    let time = clock.measure {
      let host = makeHost(80, 24) {
        ZStack {
          Circle().fill(.red).frame(width: side, height: side)
          Circle().stroke(.blue).frame(width: side, height: side)
          Rectangle().stroke(.blue).frame(width: side, height: side)
          Text("clipped").frame(width: side, height: side).clipShape(Circle())
        }
      }
      #expect(host.lines.count == 24)
    }
    #expect(time < .seconds(2))
  }

  @Test("a line that ends far outside is drawn up to the screen edge")
  func farLine() {
    let host = makeHost(10, 1) {
      Path {
        $0.move(to: CGPoint(x: 0, y: 2))
        $0.addLine(to: CGPoint(x: 1e9, y: 2))
      }
      .stroke(.red)
    }
    #expect(host.lines == [String(repeating: "⠉", count: 10)])
  }

  @Test("a clipped part of a shape looks the same as in the whole shape")
  func scrolled() {
    func lines(_ height: Int) -> [String] {
      makeHost(20, height) {
        Ellipse().fill(.red).frame(width: .cells(20), height: .cells(12))
          .frame(height: .cells(height), alignment: .top)
      }
      .lines
    }
    #expect(lines(5) == Array(lines(12).prefix(5)))
    #expect(Set(lines(12)).count > 3)
  }

  @Test("a small filled circle is drawn as a dot")
  func dot() {
    let host = makeHost(4, 2) {
      Circle().fill(.green).frame(width: .cells(1), height: .cells(1))
    }
    #expect(host.lines.joined().contains("●"))
  }
}
