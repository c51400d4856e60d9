import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Geometry readers")
@MainActor
struct GeometryReaderTests {
  private struct Keeper: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Adaptive: View {
    let model: Model

    var body: some View {
      HStack(spacing: .cells(0)) {
        if model.isShown { Text("side").frame(width: .cells(20)) }
        GeometryReader { proxy in
          if model.isShown, proxy.cells.width > 30 { Text("both") } else { Keeper() }
        }
      }
    }
  }

  @Test("a geometry reader's new content never shows with the old size")
  func viewAndRoom() {
    let model = Model()
    let host = makeHost(40, 3) { Adaptive(model: model) }
    host.press(.enter)
    #expect(host.labels == ["count 1"])
    model.isShown = true
    #expect(host.labels == ["side", "count 1"], "the view keeps its state")
  }

  private struct Anticipating: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack(spacing: .cells(0)) {
        Text("head")
        GeometryReader(estimatesSize: true) { proxy in
          let (isShown, height) = (model.isShown, proxy.cells.height)
          Noting(text: "\(isShown) \(height)", tally: tally)
        }
      }
    }
  }

  private struct Noting: View {
    let text: String
    let tally: Tally

    var body: some View {
      tally.note(text)
      return Text(text)
    }
  }

  @Test("a geometry reader with estimatesSize evaluates its content once per change")
  func anticipation() {
    let (model, tally) = (Model(), Tally())
    let host = makeHost(20, 5) { Anticipating(model: model, tally: tally) }
    #expect(host.labels == ["head", "false 4"])
    model.isShown = true
    #expect(host.labels == ["head", "true 4"])
    host.resize(to: Size(width: 20, height: 7))
    #expect(host.labels == ["head", "true 6"])
    #expect(tally.log == ["false 4", "true 4", "true 6"])
  }

  /// References to a removed view's proxies, and a weak reference to its state.
  private final class Kept {
    final class State {}

    weak var state: State?
    var proxy: GeometryProxy?
    var subview: LayoutSubview?
  }

  private struct Owner: View {
    let kept: Kept
    @State private var state = Kept.State()

    var body: some View {
      kept.state = state
      return Text("here")
    }
  }

  private struct Column: Layout {
    let kept: Kept

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      kept.subview = subviews.first
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Proxied: View {
    let model: Model
    let kept: Kept

    var body: some View {
      VStack(alignment: .leading, spacing: .cells(0)) {
        Text("head")
        if model.isShown {
          GeometryReader { proxy in
            kept.proxy = proxy
            return Owner(kept: kept)
          }
        }
      }
    }
  }

  private struct LaidOut: View {
    let model: Model
    let kept: Kept

    var body: some View {
      VStack(spacing: .cells(0)) {
        Text("head")
        if model.isShown { Column(kept: kept) { Owner(kept: kept) } }
      }
    }
  }

  @Test("the proxy of a removed geometry reader keeps its size and retains no view")
  func keptProxy() {
    let (model, kept) = (Model(), Kept())
    model.isShown = true
    let host = makeHost(40, 3) { Proxied(model: model, kept: kept) }
    #expect(host.labels == ["head", "here"])
    #expect(kept.proxy?.frame(in: .global) == CGRect(x: 0, y: 16, width: 320, height: 32))
    model.isShown = false
    #expect(host.labels == ["head"])
    #expect(kept.state == nil)
    #expect(kept.proxy?.frame(in: .global) == CGRect(x: 0, y: 0, width: 320, height: 32))
    #expect(kept.proxy?.bounds(of: .scrollView) == nil)
  }

  @Test("a kept layout subview retains no view after the view is removed")
  func keptSubview() {
    let (model, kept) = (Model(), Kept())
    model.isShown = true
    let host = makeHost(40, 3) { LaidOut(model: model, kept: kept) }
    #expect(host.labels == ["head", "here"])
    #expect(kept.subview?.sizeThatFits(.unspecified) == CGSize(width: 32, height: 16))
    model.isShown = false
    #expect(host.labels == ["head"])
    #expect(kept.state == nil)
    #expect(kept.subview?.sizeThatFits(.unspecified) == .zero)
    #expect(kept.subview?.priority == 0)
  }
}
