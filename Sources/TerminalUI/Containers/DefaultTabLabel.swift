/// The label of a tab with a title and an image: SwiftUI's `DefaultTabLabel`.
///
/// A sidebar shows the title and the image. A tab bar shows the title alone.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image
  @Environment(\.showsTabImages) private var showsImage

  /// The title, after the image in a sidebar.
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
  /// Whether the labels of tabs show their images: `true` in a sidebar.
  var showsTabImages: Bool {
    get { self[ShowsTabImagesKey.self] }
    set { self[ShowsTabImagesKey.self] = newValue }
  }
}
