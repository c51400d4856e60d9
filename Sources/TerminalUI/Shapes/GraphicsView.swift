import Foundation

/// A custom drawing: SwiftUI's `Canvas`. The module `SwiftUI` exports it under that name, because
/// `Canvas` is the cell buffer here.
///
/// A closure draws into the offered space. Paths are drawn like shapes, in half blocks and braille
/// dots. Text and images are drawn in whole cells.
///
/// ```swift
/// import SwiftUI
///
/// struct Target: View {
///   var body: some View {
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
///     }
///   }
/// }
/// ```
public struct GraphicsView<Symbols: View>: View {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  /// Creates a drawing. It is redrawn when state that the closure reads changes.
  ///
  /// - In a terminal: `SwiftUI` exports this view as `Canvas`. Its parameters `opaque`, `colorMode`
  ///   and `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    symbols = EmptyView()
    self.renderer = renderer
  }

  /// Creates a drawing with symbol views, which the closure finds by their tags.
  ///
  /// - In a terminal: `SwiftUI` exports this view as `Canvas`. Its parameters `opaque`, `colorMode`
  ///   and `rendersAsynchronously` have no effect.
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

  /// The drawing, clipped to its space.
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

/// A view that adds its tagged views to a dictionary of symbols.
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
