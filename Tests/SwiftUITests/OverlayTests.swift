import StoreKit
import Testing

@Suite("Overlays that recommend an app")
@MainActor
struct OverlayTests {
  private final class Observer: NSObject, SKOverlayDelegate {
    private(set) var errors: [any Error] = []

    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { errors.append(error) }
  }

  @Test("presenting an overlay reports that it cannot be shown")
  func delegate() throws {
    let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    configuration.setAdditionalValue("a", forKey: "b")
    #expect(configuration.additionalValue(forKey: "b") as? String == "a")
    let overlay = SKOverlay(configuration: configuration)
    let observer = Observer()
    overlay.delegate = observer
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    overlay.present(in: scene)
    #expect(observer.errors.count == 1)
    guard case StoreKitError.unsupported? = observer.errors.first as? StoreKitError else {
      Issue.record("\(observer.errors)")
      return
    }
  }

  @Test("the modifier shows nothing, and its closure is not called")
  func modifier() {
    var isPresented = true
    let binding = Binding(get: { isPresented }, set: { isPresented = $0 })
    let view = Text("Shop").appStoreOverlay(isPresented: binding) {
      Issue.record("the closure was called")
      return SKOverlay.AppClipConfiguration(position: .bottom)
    }
    let host = ViewHost(view, size: Size(width: 4, height: 1))
    #expect(host.render().lines == ["Shop"])
    #expect(isPresented)
  }
}
