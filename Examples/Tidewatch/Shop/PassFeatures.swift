import SwiftUI

/// What a level includes.
struct PassFeatures: View {
  let level: PassLevel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Feature.all(of: level)) { feature in
        Label {
          VStack(alignment: .leading, spacing: 0) {
            Text(feature.title).bold()
            Text(feature.text).foregroundStyle(.secondary)
          }
        } icon: {
          Image(systemName: feature.symbol)
            .foregroundStyle(.tint)
        }
      }
    }
    .padding()
    .frame(maxWidth: 600, alignment: .leading)
  }
}

/// One thing that a level includes.
private struct Feature: Identifiable {
  let symbol: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey

  var id: String { symbol }

  static func all(of level: PassLevel) -> [Feature] {
    level == .openSea ? openSea + shore : shore
  }

  private static let shore = [
    Feature(symbol: "video.fill", title: "Live cameras", text: "Piers, beaches and lighthouses"),
    Feature(symbol: "bell.fill", title: "Tide alarm", text: "Half an hour before high water"),
    Feature(symbol: "moon.fill", title: "Night mode", text: "Waves to fall asleep to"),
  ]

  private static let openSea = [
    Feature(symbol: "fish.fill", title: "Under water", text: "Nine robots, down to 400 metres"),
    Feature(symbol: "ear.fill", title: "Hydrophones", text: "Whales and ice, in stereo"),
    Feature(symbol: "film.fill", title: "Replay", text: "Thirty days of every camera"),
    Feature(symbol: "square.and.arrow.down", title: "Downloads", text: "Waves for the desert"),
  ]
}

#Preview {
  PassFeatures(level: .openSea)
}
