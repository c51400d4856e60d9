import Foundation
import TerminalUI

// The order of the notifications is Apple's:
// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle

extension UIApplication {
  /// Posted when the program has started, and when it continues after a suspension.
  ///
  /// - In a terminal: Posted after the first frame, and when `fg` continues a suspended program. A
  ///   preview is suspended and continued without notifications.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Posted before the program is suspended.
  ///
  /// - In a terminal: Posted before Ctrl-Z or the signal `SIGTSTP` suspends the program. A preview
  ///   is suspended without notifications.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )

  /// Posted after ``willResignActiveNotification``, before the program is suspended.
  ///
  /// - In a terminal: The program stops as soon as the handlers return. Tasks that a handler starts
  ///   run after the program continues.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )

  /// Posted when the program continues after a suspension, before
  /// ``didBecomeActiveNotification``.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )

  /// Posted when the user quits the program.
  ///
  /// - In a terminal: The notification is posted after `q`, Ctrl-C, or the end of the input. It is
  ///   not posted if a signal or `exit` ends the program.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// Posted if the system runs out of memory.
  ///
  /// - In a terminal: The notification is never posted, because Linux sends no such warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// Creates the host of the program's views. While the host is created, ``UIScreen/main`` already
  /// has its size, and ``UITraitCollection/current`` has its colour scheme.
  package func connect(
    _ root: some View,
    size: Size,
    environment: EnvironmentValues
  ) -> ViewHost {
    host = nil
    initialSize = size
    initialColorScheme = environment.colorScheme
    let host = ViewHost(root, size: size, environment: environment)
    self.host = host
    return host
  }

  /// Posts the notification for the start of the program. Call this after the first frame, so that
  /// the views receive it.
  package func didStart() { post(Self.didBecomeActiveNotification) }

  /// Posts the notifications before a suspension.
  package func willSuspend() {
    applicationState = .inactive
    post(Self.willResignActiveNotification)
    applicationState = .background
    post(Self.didEnterBackgroundNotification)
  }

  /// Posts the notifications after a suspension.
  package func didContinue() {
    // During this notification, Apple's state is still `background`.
    post(Self.willEnterForegroundNotification)
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  /// Posts the notification for the end of the program.
  package func willTerminate() { post(Self.willTerminateNotification) }
}
