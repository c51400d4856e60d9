import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name: Combine's `publisher(for:object:)`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications: Combine's `NotificationCenter.Publisher`. Values arrive on the
  /// thread that posts the notification.
  public struct Publisher: Publishing.Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of errors: none, because the publisher never fails.
    public typealias Failure = Never
    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name that a notification must have.
    public let name: Notification.Name
    /// The required sender, or `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Subscribes to the notifications. Cancel or release the result to unsubscribe.
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

    /// Two publishers are equal if their notification center, name and sender are the same.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
