import Observation
import TerminalUI

extension ContainerBackgroundPlacement {
  /// Behind a subscription store, where StoreKit chooses: the whole store (ours).
  public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
  /// Behind the marketing content of a subscription store, over the whole width.
  public static let subscriptionStoreHeader =
    ContainerBackgroundPlacement("subscriptionStoreHeader")
  /// Behind the whole subscription store.
  public static let subscriptionStoreFullHeight =
    ContainerBackgroundPlacement("subscriptionStoreFullHeight")
}

/// Whether marketing content fills the ground of the whole store.
@MainActor @Observable
final class StoreBackground {
  var isFilled = false
}

private enum StoreBackgroundKey: EnvironmentKey {
  static var defaultValue: StoreBackground? { nil }
}

extension EnvironmentValues {
  /// What is known of the ground of the store around; `nil` where no view stands for the
  /// whole of it.
  var storeBackground: StoreBackground? {
    get { self[StoreBackgroundKey.self] }
    set { self[StoreBackgroundKey.self] = newValue }
  }
}

/// A whole store, with what its marketing content puts behind it. It fills the room it gets;
/// where it is asked for its own height, in a sheet or a scroll view, it has rows to be read in.
struct WholeStore: ViewModifier {
  @State private var storeBackground = StoreBackground()

  func body(content: Content) -> some View {
    content
      .frame(idealHeight: .cells(StoreFrameLimits.idealHeight))
      .environment(\.storeBackground, storeBackground)
      .applyingContainerBackgrounds(for: [.subscriptionStore, .subscriptionStoreFullHeight]) {
        storeBackground.isFilled = $0
      }
  }
}

/// The material that lies between the controls and a ground of the whole store, unless the
/// store was given a background style of its own: `backgroundStyle(.clear)` takes it away.
struct StoreControlBackground: View {
  @Environment(\.storeBackground) private var storeBackground
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    if storeBackground?.isFilled == true {
      Rectangle().fill(backgroundStyle ?? AnyShapeStyle(Material.regular))
    }
  }
}
