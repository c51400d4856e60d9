import Testing

@testable import TerminalUI

@MainActor
struct ViewHostTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test("pressing a button changes the state that its view reads")
  func buttonChangesState() {
    let host = ViewHost(Counter(), size: Size(width: 20, height: 4))
    #expect(host.render().lines.contains { $0.contains("Count 0") })
    host.send(.key(.enter))
    print(host.render().lines.joined(separator: "\n"))
    #expect(host.render().lines.contains { $0.contains("Count 1") })
  }

  struct LongList: View {
    let data = Array(0..<10_000)
    @State private var selected = 0
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack(alignment: .leading, pinned: selected) {
            ForEach(data, id: \.self) { row in
              OptionButton(isSelected: row == selected, select: { selected = row }) {
                HStack {
                  Text(row == selected ? "◉" : "○")
                  Text("Row \(row)")
                  Spacer()
                  Text("$\(row)").foregroundStyle(.price)
                }
              }
            }
          }
        }
        Divider()
        Text("selected \(selected)")
      }
    }
  }

  @Test("x")
  func list() {
    let host = ViewHost(LongList(), size: Size(width: 30, height: 8))
    print(host.render().lines.joined(separator: "\n"))
    for _ in 0..<20 { host.send(.key(.down)) }
    print(host.render().lines.joined(separator: "\n"))
    for _ in 0..<4 { host.send(.key(.up)) }
    print(host.render().lines.joined(separator: "\n"))
    host.send(.key(.end))
    print(host.render().lines.joined(separator: "\n"))
    let clock = ContinuousClock()
    print(clock.measure { for _ in 0..<100 { host.send(.key(.up)); _ = host.render() } })
  }
}
