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
final class StoreGround {
  var isFilled = false
}

private enum StoreGroundKey: EnvironmentKey {
  static var defaultValue: StoreGround? { nil }
}

extension EnvironmentValues {
  /// What is known of the ground of the store around; `nil` where no view stands for the
  /// whole of it.
  var storeGround: StoreGround? {
    get { self[StoreGroundKey.self] }
    set { self[StoreGroundKey.self] = newValue }
  }
}

/// A whole store, with what its marketing content puts behind it. It fills the room it gets;
/// where it is asked for its own height, in a sheet or a scroll view, it has rows to be read in.
struct WholeStore: ViewModifier {
  @State private var ground = StoreGround()

  func body(content: Content) -> some View {
    content
      .frame(idealHeight: .cells(StoreFrameLimits.idealHeight))
      .environment(\.storeGround, ground)
      .takingContainerGrounds(for: [.subscriptionStore, .subscriptionStoreFullHeight]) {
        ground.isFilled = $0
      }
  }
}

/// The material that lies between the controls and a ground of the whole store, unless the
/// store was given a background style of its own: `backgroundStyle(.clear)` takes it away.
struct StoreControlGround: View {
  @Environment(\.storeGround) private var ground
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    if ground?.isFilled == true {
      Rectangle().fill(backgroundStyle ?? AnyShapeStyle(Material.regular))
    }
  }
}
