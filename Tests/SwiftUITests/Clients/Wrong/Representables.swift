import SwiftUI
import UIKit

struct Blur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Share: UIViewControllerRepresentable {
  let items: [Any]

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIActivityViewController {
    print(context.coordinator.parent.items)
    return UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}

  final class Coordinator {
    let parent: Share
    init(_ parent: Share) { self.parent = parent }
  }
}

struct Screen: View {
  var body: some View {
    Blur()
    Share(items: [])
    Button("Present") {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let controller = UIHostingController(rootView: Text("Hello"))
      scene?.keyWindow?.rootViewController?.present(controller, animated: true)
      scene?.windows.first?.rootViewController?.dismiss(animated: true)
    }
  }
}
