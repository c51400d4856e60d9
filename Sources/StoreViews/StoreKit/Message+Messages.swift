import PurchaseFlow

extension Message {
  /// Messages that come one by one: StoreKit's `Message.Messages`.
  public typealias Messages = StoreSequence<Message>

  /// The App Store's messages: those that wait, then those that come. None is shown by
  /// itself (ours): ``TerminalUI/EnvironmentValues/displayStoreKitMessage`` shows one.
  public static var messages: Messages { Messages(open: { $0.messageUpdates() }) }
}
