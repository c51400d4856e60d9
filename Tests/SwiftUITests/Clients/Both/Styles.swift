import SwiftUI

struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .tint(.primary)
    .buttonStyle(.borderless)
  }
}

struct FramedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
      .padding()
      .border(.red)
  }
}

extension ToggleStyle where Self == FramedToggleStyle {
  static var framed: FramedToggleStyle { FramedToggleStyle() }
}

struct CapsuleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(Capsule())
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension ButtonStyle where Self == CapsuleStyle {
  static var capsuled: Self { Self() }
}

struct TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

struct TitleFirst: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct Styled: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Framed", isOn: $isOn)
        .toggleStyle(.framed)
        .toggleStyle(.switch)
      Toggle(isOn: $isOn) { Label("Tick", systemImage: "star") }
        .toggleStyle(TickStyle())
      Button("Buy", action: buy)
        .buttonStyle(.capsuled)
      Button("Delete", role: .destructive) {}
        .buttonStyle(TriggerStyle())
      Button("Go", systemImage: "arrow.right") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      Label("Star", systemImage: "star.fill")
        .labelStyle(TitleFirst())
    }
  }

  private func buy() {}
}
