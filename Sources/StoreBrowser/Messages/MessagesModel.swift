import Observation
import PurchaseFlow

/// What is remembered of the App Store's messages: which one is chosen, and which are to be
/// shown.
@MainActor @Observable
final class MessagesModel {
  /// The chosen message; `nil` for the first one.
  var selection: MessageRow.ID?
  /// What the list is narrowed to.
  let filter = ListFilter()
  /// The message that was opened from the list.
  var opened: MessageRow?
  /// Those that came and are shown one after the other.
  var queue: [Message] = []
  /// How much had happened when the last of those came.
  @ObservationIgnored var entriesWhenCame: Int?
}
