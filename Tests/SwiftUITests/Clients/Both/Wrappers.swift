import SwiftUI

@Observable
final class Counter {
  var value = 0
  @ObservationIgnored var log: [String] = []
}

final class Account: ObservableObject {
  @Published var name = ""
  @Published private(set) var isSignedIn = false

  func signIn() { isSignedIn = true }
}

struct Wrappers: View {
  @State private var text = ""
  @State private var counter = Counter()
  @StateObject private var account = Account()
  @AppStorage("launches") private var launches = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @FocusState private var focus: Field?

  enum Field { case name, mail }

  var body: some View {
    Form {
      TextField("Name", text: $text)
        .focused($focus, equals: .name)
      Stepper("Count \(counter.value)", value: $counter.value)
      AccountRow(account: account)
      CounterRow(counter: counter)
      Button("Done") { dismiss() }
    }
    .environment(counter)
    .environmentObject(account)
    .onAppear { launches += 1 }
    .onChange(of: text) { oldValue, newValue in
      counter.log.append(oldValue + newValue)
    }
    .task { await load() }
  }

  private func load() async {}
}

struct AccountRow: View {
  @ObservedObject var account: Account

  var body: some View {
    TextField("Account", text: $account.name)
  }
}

struct CounterRow: View {
  @Bindable var counter: Counter

  var body: some View {
    Stepper("\(counter.value)", value: $counter.value, in: 0...5)
  }
}

struct CounterReader: View {
  @Environment(Counter.self) private var counter
  @EnvironmentObject private var account: Account

  var body: some View {
    Text("\(account.name): \(counter.value)")
  }
}

struct Child: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview("Child", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Child(isOn: $isOn)
}

#Preview("Fixed") { Child(isOn: .constant(true)) }
