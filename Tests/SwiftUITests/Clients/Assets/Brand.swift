import SwiftUI

struct Brand: View {
  var isOn: Bool

  var body: some View {
    VStack {
      Image(.logo)
      Image(.Icons.logo).foregroundStyle(.accent)
      Image(uiImage: UIImage(resource: .logo))
      Image(uiImage: .logo)
      Image(.default).renderingMode(.template)
      Label("Logo", image: .logo)
      Text("a").foregroundStyle(.accent)
      Text("b").foregroundStyle(isOn ? .accent : .success).background(.accent)
      Text("c").foregroundColor(.accent).background(.brandPrimary, in: .rect)
      Text("d").foregroundStyle(isOn ? Color.accent : .primary).tint(.accent).border(.success)
      Text("e").foregroundStyle(Color(.brandPrimary)).background(Color(.systemBackground))
      Text("f").foregroundStyle(Color(.primary)).background { Color.accent }
      Text("g").overlay(Circle().fill(.accent).stroke(.success))
      Text("h").foregroundStyle(.warning).listRowBackground(Color.Icons.ring)
      Text("i").foregroundStyle(.accent.opacity(0.5))
    }
    .foregroundStyle(.primary, .secondary)
    .accentColor(.accent)
  }
}

let brand: UIColor = .brandPrimary
let mixed = [Color(brand), Color(uiColor: .accent), .accent, .accentColor, Color(.red)]
let gradient = LinearGradient(
  colors: [.accent, .brandPrimary],
  startPoint: .top,
  endPoint: .bottom
)
let resource: ColorResource = .accent
