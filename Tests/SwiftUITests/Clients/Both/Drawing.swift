import SwiftUI

private struct Chore: Identifiable {
  let id: Int
  var title: String
}

struct Board: View {
  @State private var tasks = [Chore(id: 1, title: "Write")]
  @State private var chosen: Set<Int> = []
  @State private var weight = 1.5
  @State private var price = 2.0
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false
  @Namespace private var namespace
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.backgroundStyle) private var backgroundStyle
  @Environment(\.badgeProminence) private var badgeProminence

  private let formatter = NumberFormatter()

  var body: some View {
    let _ = Self._printChanges()
    NavigationStack {
      List(selection: $chosen) {
        ForEach($tasks, editActions: .all) { $task in
          TextField("Title", text: $task.title)
        }
        Section("Values") {
          Stepper("Weight", value: $weight, in: 0...10, step: 0.5, format: .number)
          Stepper("Price", value: $price, step: 0.5, format: .currency(code: "USD"))
          TextField("Price", value: $price, formatter: formatter)
          ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
          DatePicker("Day", selection: .constant(.now)).datePickerStyle(.compact)
        }
        .listSectionSpacing(.compact)
        .listSectionSpacing(24)
        GroupBox(label: Text("Box")) { Text("content").badge(3).badgeProminence(.decreased) }
      }
      .navigationBarTitle("Board")
      .navigationBarItems(leading: EditButton(), trailing: Button("Add") {})
      .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      .toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
      .safeAreaBar(edge: .bottom) { Text("bar") }
    }
    .help("The board")
    .onOpenURL { url in print(url) }
  }
}

struct DrawnPictures: View {
  let url = URL(string: "https://example.com/a.png")

  var body: some View {
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 40, height: 40)
      AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable()
        case .failure: Image(systemName: "photo")
        }
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time)
      }
      TimelineView(.animation(minimumInterval: 0.5, paused: false)) { timeline in
        Canvas { context, size in
          let angle = timeline.date.timeIntervalSinceReferenceDate
          context.opacity = 0.8
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
          context.stroke(Path(CGRect(x: 0, y: 0, width: angle, height: 8)), with: .foreground)
          let text = context.resolve(Text("A"))
          context.draw(text, at: CGPoint(x: text.measure(in: size).width, y: 0))
          context.drawLayer { layer in
            layer.addFilter(.blur(radius: 2))
            layer.translateBy(x: 4, y: 4)
            layer.draw(Image(systemName: "star"), at: .zero)
          }
        }
      }
      Text("card")
        .gesture(
          DragGesture(minimumDistance: 3, coordinateSpace: .global)
            .onChanged { value in print(value.translation.width) }
            .onEnded { value in print(value.location) }
        )
        .simultaneousGesture(TapGesture().onEnded { print("tap") })
        .highPriorityGesture(LongPressGesture().onEnded { print($0) })
        .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
        .contentTransition(.symbolEffect(.replace))
        .hoverEffect(.highlight)
        .focusEffectDisabled()
        .scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0)
        }
        .accessibilityRepresentation { Text("a card") }
        .accessibilityInputLabels(["card"])
        .draggable("card")
        .dropDestination(for: String.self) { items, _ in !items.isEmpty }
      Menu("More") { Button("One") {} }
        .menuOrder(.fixed)
        .menuActionDismissBehavior(.disabled)
      TextEditor(text: .constant("")).textEditorStyle(.plain)
      ShareLink(item: "text", preview: SharePreview("Text"))
      ShareLink(items: ["a", "b"]) { Label("Share", systemImage: "square.and.arrow.up") }
    }
  }
}
