import SwiftUI

/// The name of a level and what it is for.
struct PassMarketing: View {
  let level: PassLevel

  var body: some View {
    VStack(spacing: 8) {
      Label(level.title, systemImage: level.symbol)
        .font(.largeTitle.bold())
        .foregroundStyle(.tint)
      Text(level.slogan)
        .font(.headline)
      Text(text)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(maxWidth: 600)
  }

  private var text: LocalizedStringKey {
    switch level {
    case .openSea:
      """
      Hydrophones, buoys and diving robots send pictures and sound from forty-one seas, day and \
      night. Listen to whales over breakfast.
      """
    case .shore:
      """
      A hundred and twelve cameras look at piers, beaches and lighthouses. See the tide come in \
      before you pack your towel.
      """
    }
  }
}

#Preview {
  PassMarketing(level: .openSea)
}
