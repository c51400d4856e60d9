import SwiftUI

struct SettingsView: View {
  @AppStorage("gardener") private var gardener = ""
  @AppStorage("reminds") private var reminds = true
  @AppStorage("hour") private var hour = 9
  @AppStorage("daysPassed") private var daysPassed = 0

  var body: some View {
    NavigationStack {
      Form {
        Section("Gardener") {
          TextField("Your name", text: $gardener)
        }
        Section {
          Toggle("Remind me", isOn: $reminds)
          if reminds {
            Stepper("At \(hour):00", value: $hour, in: 0...23)
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("Plants do not wait: \(daysPassed) days have passed here.")
        }
        Section {
          if let page = URL(string: "https://example.org/plants") {
            Link("About house plants", destination: page)
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview {
  SettingsView()
}
