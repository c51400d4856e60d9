import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Lines of a lazy grid")
@MainActor
struct LazyLinesTests {
  private let columns = [GridItem(.fixed(32)), GridItem(.fixed(32))]

  @Test("section headers and footers have their own lines")
  func sections() {
    let host = makeHost(12, 8) {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { Text("\(section)-\($0)") }
            } header: {
              Text("Header \(section)")
            } footer: {
              Text("Footer")
            }
          }
        }
      }
    }
    let lines = host.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "Header 0", "0-0 0-1", "0-2", "Footer", "Header 1", "1-0 1-1", "1-2", "Footer",
      ]
    )
  }

  private struct Regrouped: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading) {
          ForEach(0..<6, id: \.self) { Text("\($0)") }
        }
      }
    }

    private var columns: [GridItem] {
      Array(repeating: GridItem(.flexible()), count: model.count + 1)
    }
  }

  @Test("a change of the columns lays out the lines again")
  func otherColumns() {
    let model = Model()
    let host = ViewHost(Regrouped(model: model), size: Size(width: 12, height: 6))
    #expect(texts(host) == ["0", "1", "2", "3", "4", "5"])
    model.count = 1
    #expect(texts(host) == ["0 1", "2 3", "4 5", "", "", ""])
    model.count = 2
    #expect(texts(host) == ["0 1 2", "3 4 5", "", "", "", ""])
    model.count = 0
    #expect(texts(host) == ["0", "1", "2", "3", "4", "5"])
  }

  private func texts(_ host: ViewHost) -> [String] {
    host.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("scrollTo finds an item by its data's identifier behind headers")
  func scrolling() {
    let host = makeHost(12, 4) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(0..<9, id: \.self) { section in
              Section("S\(section)") {
                ForEach((0..<3).map { "\(section)-\($0)" }, id: \.self) { Text($0) }
              }
            }
          }
        }
        .onKeyPress("g") {
          proxy.scrollTo("7-2")
          return .handled
        }
      }
    }
    host.type("g")
    #expect(host.lines.contains { $0.contains("7-2") })
  }

  @Test("scrollTo finds an id(_:) in a row that was never created")
  func ownIdentifier() {
    let host = makeHost(12, 4) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(0..<9, id: \.self) { section in
              Section("S\(section)") {
                ForEach(0..<3, id: \.self) { Text("\(section)-\($0)").id("\(section)-\($0)") }
              }
            }
          }
        }
        .onKeyPress("g") {
          proxy.scrollTo("7-2")
          return .handled
        }
      }
    }
    host.type("g")
    #expect(host.lines.contains { $0.contains("7-2") }, "\(host.lines)")
  }

  @Test("a horizontal grid is as high as its rows by default")
  func height() {
    let host = makeHost(20, 6) {
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(0)) {
          LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.flexible())]) {
            ForEach(0..<4, id: \.self) { Text("H\($0)") }
          }
          Text("below")
        }
      }
    }
    #expect(host.lines.prefix(3).map { $0.filter { $0 != " " } } == ["H0H2", "H1H3", "below"])
  }

  @Test("the lines hold the items by their counts and widths")
  func lines() {
    var lines = LazyLines()
    lines.add(1, width: 1)
    lines.add(3, width: 2)
    lines.add(2, width: 2)
    lines.add(1, width: 1)
    #expect(lines.count == 5)
    #expect((0..<5).map { lines.items(in: $0) } == [0..<1, 1..<3, 3..<5, 5..<6, 6..<7])
    #expect((0..<7).map { lines.place(of: $0).line } == [0, 1, 1, 2, 2, 3, 4])
    #expect((0..<5).map { lines.isWhole($0) } == [true, false, false, false, true])
    #expect(lines.items(in: 9).isEmpty)
    #expect(LazyLines().items(in: 0).isEmpty)
  }
}
