import SwiftUI

#if canImport(UIKit)
import UIKit
typealias PlatformColor = UIColor
typealias PlatformImage = UIImage
#elseif canImport(AppKit)
import AppKit
typealias PlatformColor = NSColor
typealias PlatformImage = NSImage
#endif

extension Color {
  static let platformBackground = Color(PlatformColor.systemBackground)
  static let paywall = Color(
    uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  )
}

extension Image {
  init(platformImage: PlatformImage) {
    #if canImport(UIKit)
    self.init(uiImage: platformImage)
    #else
    self.init(nsImage: platformImage)
    #endif
  }
}

struct ForegroundWatcher: View {
  @State private var visits = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("\(visits)")
      .background(Color.paywall)
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
      ) { _ in visits += 1 }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in print(UIApplication.shared.applicationState == .active) }
      .onTapGesture {
        #if canImport(UIKit) && !os(watchOS)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        #endif
        #if os(macOS)
        NSWorkspace.shared.open(URL(fileURLWithPath: "/"))
        #else
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        #endif
      }
      .onAppear {
        print(UIUserInterfaceStyle(scheme), ColorScheme(.dark) as Any)
      }
  }
}

#if os(iOS)
struct BlurView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}
#endif
