/// Screens on top of one another, the first one below: SwiftUI's `NavigationStack`.
///
/// A bar of one line has the way back, the title and what `toolbar` adds. Escape goes back;
/// the screens below keep their state, and the focus returns to the link that was
/// followed.
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root
  @State private var model = NavigationModel()

  /// Creates a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path is kept elsewhere, of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack whose path is kept elsewhere, of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// The topmost screen.
  public var body: some View {
    NavigationContainer(path: path, model: model, root: root)
  }
}
