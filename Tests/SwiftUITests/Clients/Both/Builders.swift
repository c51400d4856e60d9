import SwiftUI

enum Season: String, CaseIterable, Identifiable {
  case spring, summer, autumn, winter
  var id: Self { self }
}

struct Builders: View {
  var season: Season?
  var names = ["a", "b"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let season {
        Text(season.rawValue.capitalized)
      } else {
        Text("No season")
      }
      switch season {
      case .spring, .summer: Text("Warm")
      case .autumn: EmptyView()
      default: Text("Cold").bold()
      }
      let count = names.count
      Text("\(count) names")
      if #available(iOS 18, *) {
        Text("New")
      }
      ForEach(names, id: \.self) { name in
        ForEach(0..<2) { index in
          Text("\(name) \(index)")
        }
      }
      ForEach(Season.allCases) { Text($0.rawValue) }
      Group {
        Text("1")
        Text("2")
      }
      row(title: "Row")
      many
    }
  }

  @ViewBuilder
  private func row(title: String) -> some View {
    if title.isEmpty { EmptyView() } else { Text(title) }
  }

  /// More views than a tuple of ten holds.
  private var many: some View {
    Group {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
  }
}

struct Card<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title).font(.headline)
      content
    }
    .modifier(Raised())
  }
}

struct Raised: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
  }
}

func anyViews() -> [AnyView] { [AnyView(Text("a")), AnyView(Divider())] }

#Preview { Builders(season: .summer) }
