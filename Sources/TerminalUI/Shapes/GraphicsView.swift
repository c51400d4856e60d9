import Foundation

/// A drawing of one's own: SwiftUI's `Canvas`, by which name module `SwiftUI` shows it.
///
/// A closure draws into the room that there is: paths as shapes are drawn, in half blocks and
/// dots of braille, text and images in whole cells.
public struct GraphicsView<Symbols: View>: View {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  /// Creates a drawing. It is drawn anew whenever something that the closure read has changed.
  ///
  /// - In a terminal: A `Canvas` is drawn with the frame around it: `opaque`, `colorMode` and
  ///   `rendersAsynchronously` change nothing.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    symbols = EmptyView()
    self.renderer = renderer
  }

  /// Creates a drawing with views that can be drawn in it: each is found by its tag.
  ///
  /// - In a terminal: A `Canvas` is drawn with the frame around it: `opaque`, `colorMode` and
  ///   `rendersAsynchronously` change nothing.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  /// The drawing.
  public var body: some View {
    GeometryReader { proxy in
      DrawnLayers(layers: layers(proxy.size))
    }
    .clipped()
  }

  private func layers(_ size: CGSize) -> [AnyView] {
    var tagged: [AnyHashable: AnyView] = [:]
    (symbols as? any SymbolSource)?.collect(into: &tagged)
    var context = GraphicsContext(size: size, environment: environment, symbols: tagged)
    renderer(&context, size)
    return context.drawing.layers
  }
}

/// Views that are found by their tags.
@MainActor
private protocol SymbolSource {
  func collect(into symbols: inout [AnyHashable: AnyView])
}

extension TupleView: SymbolSource {
  func collect(into symbols: inout [AnyHashable: AnyView]) {
    guard let content else { return }
    for part in repeat each content { (part as? any SymbolSource)?.collect(into: &symbols) }
  }
}

extension RowTraitWriter: SymbolSource where Content: View {
  func collect(into symbols: inout [AnyHashable: AnyView]) {
    var traits = RowTraits()
    write(&traits)
    for tag in traits.tags { symbols[tag.value] = AnyView(content) }
  }
}
