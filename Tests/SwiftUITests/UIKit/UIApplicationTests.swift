import Foundation
import NcursesTerminal
import Synchronization
import Testing

@testable import SwiftUI

/// The names of the notifications that are posted, without the prefix and the suffix of all.
@MainActor
private final class NotificationRecorder {
  private let names = Mutex<[String]>([])
  private var observers: [any NSObjectProtocol] = []

  init() {
    let observed = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification,
    ]
    for name in observed {
      let observer = NotificationCenter.default.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(name) }
      }
      observers.append(observer)
    }
  }

  private func note(_ name: Notification.Name) {
    let word = name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
    names.withLock { $0.append("\(word) \(UIApplication.shared.applicationState)") }
  }

  /// Stops recording and returns the names, each with the state of the application.
  func end() -> [String] {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return names.withLock { $0 }
  }
}

@Suite("UIApplication and the terminal")
@MainActor
struct UIApplicationTests {
  @Test("a suspension posts the notifications in Apple's order")
  func suspension() {
    let recorder = NotificationRecorder()
    UIApplication.shared.willSuspend()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
    UIApplication.shared.didContinue()
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    #expect(
      recorder.end() == [
        "WillResignActive inactive", "DidEnterBackground background",
        "WillEnterForeground background", "DidBecomeActive active",
      ]
    )
  }

  private struct Listener: View {
    let isActive: @MainActor () -> Void

    var body: some View {
      Text("Hello").onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in isActive() }
    }
  }

  @Test("views of an app receive the notification of the start, and quitting posts one")
  func startAndEnd() async {
    let recorder = NotificationRecorder()
    var starts = 0
    let program = AppProgram(
      root: Listener { starts += 1 },
      surroundings: TerminalEnvironment(variables: [:], isTerminal: false)
    )
    let terminal = MemoryTerminal(
      size: Size(width: 30, height: 5),
      input: [[.key(.tab)], [.key(.character("q"))]]
    )
    #expect(await program.show(on: terminal) == 0)
    #expect(starts > 0)
    #expect(recorder.end().contains("WillTerminate active"))
  }

  private struct Width: View {
    var body: some View { Text("\(Int(UIScreen.main.bounds.width))") }
  }

  @Test("the screen has the size of the views' host in points, and the traits its colour scheme")
  func screen() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let host = UIApplication.shared.connect(
      Width(),
      size: Size(width: 50, height: 20),
      environment: EnvironmentValues()
    )
    #expect(host.render().lines.joined().contains("400"))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 320))
    host.send(.resize(Size(width: 30, height: 10)))
    #expect(UIScreen.main.bounds.size == CGSize(width: 240, height: 160))
    host.send(.colorScheme(.light))
    #expect(scene.traitCollection.userInterfaceStyle == .light)
    host.send(.colorScheme(.dark))
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("traits have no style outside of the main actor")
  func otherThreads() async {
    let style = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
    #expect(style == .unspecified)
  }

  @Test("changing the icon is an unsupported feature")
  func icons() async {
    #expect(!UIApplication.shared.supportsAlternateIcons)
    let error = await #expect(throws: CocoaError.self) {
      try await UIApplication.shared.setAlternateIconName("Dark")
    }
    #expect(error?.code == .featureUnsupported)
  }

  @Test("the device is a computer with Linux")
  func device() {
    #expect(UIDevice.current.systemName == "Linux")
    #expect(UIDevice.current.systemVersion.split(separator: ".").count == 3)
    #expect(!UIDevice.current.name.isEmpty)
    #expect(UIDevice.current.userInterfaceIdiom == .unspecified)
  }
}
