import SwiftUI

struct Movie: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct Screens: View {
  @State private var selection: Movie.ID?
  @State private var isShown = false
  @State private var chosen: Movie?
  @State private var kind = 0
  let movies: [Movie]

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach(movies) { movie in
            NavigationLink(movie.title, value: movie)
          }
          .onDelete { _ in }
        } header: {
          Text("Movies")
        } footer: {
          if movies.isEmpty { Text("None") }
        }
        Picker("Kind", selection: $kind) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        .pickerStyle(.segmented)
        DisclosureGroup("More") { Text("Detail") }
      }
      .listStyle(.plain)
      .navigationDestination(for: Movie.self) { Text($0.title) }
      .navigationTitle("Movies")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        ToolbarItem(placement: .primaryAction) {
          Menu("More", systemImage: "ellipsis") { Button("Sort") {} }
        }
      }
    }
    .sheet(isPresented: $isShown) {
      isShown = false
    } content: {
      Text("Sheet").presentationDetents([.medium])
    }
    .sheet(item: $chosen) { Text($0.title) }
    .alert("Sure?", isPresented: $isShown) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    }
    .accessibilityIdentifier("screens")
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Text("A").tabItem { Label("A", systemImage: "a.circle") }
      Text("B").badge(2).tabItem { Text("B") }
    }
  }
}
