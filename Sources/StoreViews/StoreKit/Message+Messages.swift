import PurchaseFlow

extension Message {
  /// A sequence of App Store messages: StoreKit's `Message.Messages`.
  public typealias Messages = StoreSequence<Message>

  /// The App Store's messages, starting with the pending messages. Unlike Apple's store, this store
  /// does not display messages automatically. `EnvironmentValues.displayStoreKitMessage` displays a
  /// message.
  public static var messages: Messages { Messages(open: { $0.messageUpdates() }) }
}
