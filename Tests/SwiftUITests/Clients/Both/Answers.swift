import SwiftUI

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

struct OfferEnds: View {
  @State private var left = 60
  @State private var note = ""
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left) \(note)")
      .onReceive(timer) { _ in
        left -= 1
        if left == 0 { timer.upstream.connect().cancel() }
      }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("offer"))) {
        note = $0.name.rawValue
      }
  }
}

final class Finder: ObservableObject {
  @Published var text = ""
  @Published var found: [String] = []
  private var kept = Set<AnyCancellable>()

  init() {
    $text.removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { [$0] }
      .sink { [weak self] in self?.found = $0 }
      .store(in: &kept)
  }
}

struct Tapped: View {
  @GestureState private var isHeld = false
  @State private var place = CGPoint.zero
  @State private var position = ScrollPosition(edge: .bottom)
  @StateObject private var finder = Finder()
  @FocusedBinding(\.draft) private var draft

  var body: some View {
    ScrollView {
      Text(draft ?? "\(place.x)")
        .onTapGesture { place = $0 }
        .onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
        .onTapGesture { place = .zero }
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .updating($isHeld) { value, state, _ in
              if case .second(true, _) = value { state = true }
            }
        )
        .gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in })
        .gesture(MagnificationGesture().onChanged { print($0) }, isEnabled: false)
        .onReceive(finder.$found) { print($0) }
        .focusedSceneValue(\.draft, $finder.text)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, new in
      print(new)
    }
    .onScrollPhaseChange { _, phase in print(phase.isScrolling) }
    .containerShape(.rect(cornerRadius: 12))
    .tint(.red.gradient)
  }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData), y: 0))
  }
}

struct EditCommands: Commands {
  @FocusedBinding(\.draft) private var draft

  var body: some Commands {
    CommandMenu("Edit") {
      Button("Clear") { draft = "" }.disabled(draft == nil)
    }
  }
}
