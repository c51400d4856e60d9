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
