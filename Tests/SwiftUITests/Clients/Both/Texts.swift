import SwiftUI

struct Texts: View {
  let isLong: Bool
  let price: Decimal
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Text("Hello, \(name)")
      Text(verbatim: "As it *is*")
      Text(name)
      Text(isLong ? "Long" : "Short \(name)")
      Text("More \(Image(systemName: "chevron.forward"))")
      Text("\(price, format: .currency(code: "EUR"))")
      Text(price, format: .currency(code: "EUR"))
      Text("a").bold() + Text(" b").italic()
      Text("**Bold** and *italic*")
        .font(.title2.bold())
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Text("Price")
        .font(.system(size: 17, weight: .semibold, design: .rounded))
        .lineLimit(2)
        .minimumScaleFactor(0.5)
      Text("Small").font(.system(.caption)).fontWeight(.heavy).foregroundColor(.gray)
      Button("Manage \(Image(systemName: "gear"))") {}
      Label("Features", systemImage: "star")
        .symbolVariant(.fill)
        .font(.largeTitle.weight(.medium))
      Image("movie").resizable().aspectRatio(contentMode: .fit).frame(width: 100)
      Link("Terms", destination: URL(filePath: "/terms"))
    }
  }
}

let greeting = String(localized: "Hello")
let note = NSLocalizedString("Hello", comment: "A greeting")

// A plan whose texts are resources.
enum Plan: CustomLocalizedStringResourceConvertible {
  case monthly, yearly

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .monthly: "Monthly"
    case .yearly: LocalizedStringResource("plan.yearly", defaultValue: "Yearly", table: "Plans")
    }
  }
}

struct Resources: View {
  let plan: Plan
  let title: LocalizedStringResource = "Choose a plan"
  let hint = LocalizedStringResource("hint", locale: .current, bundle: .main, comment: "A hint")
  let isShown: Binding<Bool>
  @State private var code = ""

  var body: some View {
    NavigationStack {
      List {
        Section(title) {
          Text(plan.localizedStringResource)
          Text("Plan: \(plan.localizedStringResource)")
          Label(title, systemImage: "star")
          Link(title, destination: URL(filePath: "/terms"))
          NavigationLink(title) { Text("Terms") }
          NavigationLink(title, value: 1)
        }
        Button(title) {}
        Button(title, role: .destructive) {}
        Toggle(title, isOn: isShown)
        TextField(title, text: $code)
        SecureField(title, text: $code, prompt: Text(hint))
        Picker(title, selection: $code) { Text("a").tag("a") }
        Menu(title) { Button("a") {} }
        DisclosureGroup(title) { Text("a") }
        LabeledContent(title) { Text("a") }
        LabeledContent(title, value: String(localized: title))
      }
      .navigationTitle(title)
      .navigationSubtitle(hint)
      .help(hint)
      .accessibilityLabel(title)
      .accessibilityHint(hint)
      .accessibilityValue(title)
      .alert(title, isPresented: isShown) {
        Button("OK") {}
      } message: {
        Text(hint)
      }
      .alert(title, isPresented: isShown, presenting: plan) { _ in Button("OK") {} }
      .confirmationDialog(title, isPresented: isShown) { Button("OK") {} }
    }
  }
}
