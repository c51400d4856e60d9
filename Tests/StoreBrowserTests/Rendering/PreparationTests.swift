import StoreModel
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("The first screen is made ready while the program starts")
@MainActor
struct PreparationTests {
  @Test("nearly all that the store shows first is prepared")
  func coverage() throws {
    let preparation = _Preparation()
    preparation.view(BrowserView.self)
    let robot = try Robot(.streaming)
    _ = robot.host.render()
    let shown = types(below: robot.host.layers[0].node)
    let missing = shown.subtracting(preparation.known)
    #expect(shown.count > 150)
    #expect(missing.count < shown.count / 20)
  }

  private func types(below node: Node) -> Set<ObjectIdentifier> {
    node.children.reduce(into: Set(node.viewType.map { [$0] } ?? [])) {
      $0.formUnion(types(below: $1))
    }
  }

  @Test("the other screens and what is closed at first wait until they are opened")
  func others() {
    let preparation = _Preparation()
    preparation.view(BrowserView.self)
    #expect(!preparation.known.contains(ObjectIdentifier(CompositeNode<GalleryScreen>.self)))
    #expect(!preparation.known.contains(ObjectIdentifier(CompositeNode<PaneTitle>.self)))
    #expect(preparation.known.contains(ObjectIdentifier(CompositeNode<StatusLines>.self)))
  }

  @Test("a program that has been prepared shows the same")
  func same() throws {
    let before = try Robot(.streaming).screen
    Browser.prepare()
    #expect(try Robot(.streaming).screen == before)
  }
}
