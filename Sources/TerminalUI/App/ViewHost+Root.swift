extension ViewHost {
  /// Creates a host that shows `root` on a screen of `size` cells.
  public convenience init(
    _ root: some View,
    size: Size,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    _ = Self.plainStructures
    var environment = environment
    environment.screenEditMode = .ofNewScreen()
    self.init(root, size: size, extending: environment)
  }

  /// Registers, once per process, structures of this module that hold no dynamic properties, so the
  /// engine need not inspect them.
  private static let plainStructures: Void = StructureKind.addPlain([
    Text.self, ScrollView<AnyView>.self, DecoratedView<Any, Any>.self,
    StyledView<Int, AnyView>.self,
    PrimitiveButtonStyleConfiguration.self,
  ])
}
