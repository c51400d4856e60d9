import StoreModel
import TerminalUI

/// What a store shows above its plans when it is given nothing else: the name of the
/// group.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  let group: SubscriptionGroup

  /// The name, in the middle.
  public var body: some View {
    Text(group.displayName)
      .bold()
      .multilineTextAlignment(.center)
      .padding(.horizontal, .cells(2))
  }
}
