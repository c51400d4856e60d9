/// The label of a tab with a title and a symbol or an image: SwiftUI's `DefaultTabLabel`. A
/// sidebar shows both. A line of names has room for the titles alone.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image
  @Environment(\.showsTabImages) private var showsImage

  /// The title, after the image where there is room for it.
  public var body: some View {
    if showsImage {
      Label {
        title
      } icon: {
        image
      }
      .labelStyle(.titleAndIcon)
    } else {
      title
    }
  }
}

private enum ShowsTabImagesKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether there is room for the images of tabs.
  var showsTabImages: Bool {
    get { self[ShowsTabImagesKey.self] }
    set { self[ShowsTabImagesKey.self] = newValue }
  }
}
