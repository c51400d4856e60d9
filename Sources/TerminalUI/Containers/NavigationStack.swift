/// A first screen with a stack of screens over it: SwiftUI's `NavigationStack`.
///
/// A bar of one line holds the back button, the title and the toolbar items. Escape pops a screen.
/// Lower screens keep their state, and the focus returns to the link that was followed.
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root
  @State private var model = NavigationModel()

  /// Creates a stack that owns its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a binding to a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack with a binding to a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// The topmost screen with its bars.
  public var body: some View {
    NavigationContainer(path: path, model: model, root: root)
  }
}
