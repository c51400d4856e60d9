import Observation
import TerminalUI

extension ContainerBackgroundPlacement {
  /// The placement behind a subscription store for which StoreKit chooses the exact area. In this
  /// project the area is the whole store.
  public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
  /// The placement behind the marketing content of a subscription store, over the full width.
  public static let subscriptionStoreHeader =
    ContainerBackgroundPlacement("subscriptionStoreHeader")
  /// The placement behind the whole subscription store.
  public static let subscriptionStoreFullHeight =
    ContainerBackgroundPlacement("subscriptionStoreFullHeight")
}

/// Records the backgrounds that marketing content sets.
@MainActor @Observable
final class StoreBackground {
  /// Whether the background of the whole store is filled.
  var isFilled = false
  /// Whether the marketing content has a background of its own. It is then at the top of the store,
  /// so that the background touches the edge.
  var hasHeader = false
}

private enum StoreBackgroundKey: EnvironmentKey {
  static var defaultValue: StoreBackground? { nil }
}

extension EnvironmentValues {
  /// The background state of the enclosing store; `nil` outside of a view that covers the whole
  /// store.
  var storeBackground: StoreBackground? {
    get { self[StoreBackgroundKey.self] }
    set { self[StoreBackgroundKey.self] = newValue }
  }
}

/// Displays the background that marketing content sets behind the whole store. The store fills the
/// proposed space. In a sheet or a scroll view it has an ideal height in rows.
struct StoreBackgroundModifier: ViewModifier {
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

/// The material between the controls and the background of the whole store. A background style set
/// on the store replaces the material; `backgroundStyle(.clear)` removes it.
struct StoreControlBackground: View {
  @Environment(\.storeBackground) private var storeBackground
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    if storeBackground?.isFilled == true {
      Rectangle().fill(backgroundStyle ?? AnyShapeStyle(Material.regular))
    }
  }
}
