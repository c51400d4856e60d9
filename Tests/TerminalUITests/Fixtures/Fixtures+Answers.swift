import Foundation

@testable import TerminalUI

extension Fixture {
  private static let sizes = [Size(width: 12, height: 5), Size(width: 36, height: 10)]
  private static let screens = [Size(width: 20, height: 6), Size(width: 40, height: 12)]

  /// Views that depend on their environment, or on keys that few fixtures press.
  static let answers: [Fixture] = [
    Fixture("CommandMenu", screens) { AppRoot(CommandsFixture()) },
    Fixture("CommandMenu-open", screens, press: [.function(9), .down]) {
      AppRoot(CommandsFixture())
    },
    Fixture("RenameButton", sizes) {
      VStack(alignment: .leading) {
        RenameButton().renameAction {}
        RenameButton()
      }
    },
    Fixture("containerShape", sizes) {
      ContainerRelativeShape().stroke(.red)
        .padding(8)
        .containerShape(.rect(cornerRadius: 12))
    },
    Fixture("tint-gradient", sizes) {
      VStack {
        ProgressView(value: 0.6)
        Text("text").foregroundStyle(.tint)
      }
      .tint(.red.gradient)
    },
    Fixture("GeometryEffect", sizes) {
      VStack(alignment: .leading) {
        Text("stays")
        Text("moved").modifier(PushFixture(animatableData: 24))
        Text("below")
      }
    },
    Fixture("Circle-radio", sizes) {
      VStack(alignment: .leading) {
        ForEach(0..<2, id: \.self) { number in
          HStack {
            ZStack {
              Circle().strokeBorder(.secondary, lineWidth: 2).frame(width: 24, height: 24)
              if number == 1 { Circle().fill(.tint).frame(width: 12, height: 12) }
            }
            Text("Plan \(number)")
          }
        }
      }
    },
    Fixture("List-selection-controls", screens, press: [.down, .right]) {
      List(0..<3, id: \.self, selection: .constant(Optional(1))) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          Menu("More") { Button("Open") {} }
        }
      }
    },
    Fixture(
      "presentationDetents-grown",
      [Size(width: 20, height: 10), Size(width: 40, height: 16)],
      press: [.pageDown]
    ) {
      Text("below").sheet(isPresented: .constant(true)) {
        ScrollView { VStack { ForEach(0..<30, id: \.self) { Text("row \($0)") } } }
          .safeAreaInset(edge: .bottom) { Button("Buy") {} }
          .presentationDetents([.medium, .large])
      }
    },
    Fixture("onTapGesture-place", sizes, press: [.enter]) { PlaceFixture() },
    Fixture("tabViewBottomAccessory", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Away", systemImage: "airplane") { Text("Far away") }
      }
      .tabViewBottomAccessory { Text("Playing") }
    },
    Fixture("DefaultButtonLabel", sizes) {
      HStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
        DefaultButtonLabel(role: .destructive)
      }
    },
    Fixture("navigationLinkIndicatorVisibility", screens) {
      NavigationStack {
        List {
          NavigationLink("marked") { Text("there") }
          NavigationLink("bare") { Text("there") }.navigationLinkIndicatorVisibility(.hidden)
          Text("moved").listRowInsets(.leading, 24)
        }
      }
    },
    Fixture("accessibilityChildren", sizes) {
      Text("***").accessibilityChildren { Text("three stars") }
    },
    Fixture(
      "answers-without-change",
      [Size(width: 12, height: 5), Size(width: 36, height: 13)]
    ) {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("ada")).autocapitalization(.none)
        Text("defersSystemGestures").defersSystemGestures(on: .all)
        Text("scrollEdgeEffect").scrollEdgeEffectStyle(.soft, for: .top)
          .scrollEdgeEffectStyle(.hard, for: .bottom).scrollEdgeEffectStyle(.automatic, for: .all)
          .scrollEdgeEffectHidden()
        Text("bars").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
          .toolbarForegroundStyle(.red, for: .navigationBar).tabBarMinimizeBehavior(.onScrollDown)
        Text("dialogs").dialogSeverity(.critical).dialogIcon(Image(systemName: "star"))
        Text("reading").accessibilityRespondsToUserInteraction()
          .accessibilityActivationPoint(.center).accessibilityIgnoresInvertColors()
          .accessibilityShowsLargeContentViewer().accessibilityTextContentType(.console)
        Text("keys").defaultHoverEffect(.lift).onModifierKeysChanged { _, _ in }
          .modifierKeyAlternate(.option) { Text("other") }
        Text("writing").writingToolsBehavior(.disabled).findDisabled()
        Text("looks").backgroundExtensionEffect().allowedDynamicRange(.high)
        GroupFixture()
        Text("asked").invalidatableContent().springLoadingBehavior(.enabled).widgetURL(nil)
      }
    },
  ]
}

private struct CommandsFixture: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("A window")
        Button("Press") {}
      }
    }
    .commands {
      CommandMenu("Tools") {
        Button("Polish") {}
        Button("Count") {}.keyboardShortcut("k")
      }
      CommandMenu("View") {
        Toggle("Grid", isOn: .constant(true))
        Button("Next") {}.keyboardShortcut(.rightArrow, modifiers: []).disabled(true)
      }
    }
  }
}

private struct PushFixture: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}

private struct PlaceFixture: View {
  @State private var place = "nowhere"

  var body: some View {
    Text(place).frame(width: 80, height: 32).border(.red)
      .onTapGesture { place = "\(Int($0.x)),\(Int($0.y))" }
  }
}

private struct GroupFixture: View {
  @Namespace private var namespace

  var body: some View {
    Text("linked").accessibilityLinkedGroup(id: 1, in: namespace)
      .accessibilityZoomAction { _ in }.accessibilityScrollAction { _ in }
  }
}
