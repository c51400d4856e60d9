import Foundation

extension NotificationCenter {
  /// A publisher of notifications of a name: Combine's `publisher(for:object:)`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications: Combine's `NotificationCenter.Publisher`. They are told on
  /// the thread that posts them.
  public struct Publisher: ViewEngine.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// What they are called.
    public let name: Notification.Name
    /// Who has to post them, if that matters.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Tells of each notification.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Notification) -> Void
    ) -> AnyCancellable {
      let posted = Broadcast<Notification>()
      let subscription = posted.add(receiveValue)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        posted.send($0)
      }
      let center = center
      return AnyCancellable {
        center.removeObserver(observer)
        subscription.cancel()
      }
    }

    /// Whether both tell of the same notifications.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
