import Testing

@testable import TerminalUI

@Suite("Semantic tree")
@MainActor
struct SemanticTreeTests {
  @Test("elements are listed in reading order, with their roles")
  func order() {
    let model = Model()
    let host = makeHost(30, 9) {
      VStack {
        Text("head").overlay { Text("over") }
        HStack {
          Button("left") {}
          Button("right") {}
        }
        .background { Text("ground") }
        OptionButton(isSelected: true, select: {}) { Text("option") }
        TextField("field", text: Bindable(wrappedValue: model).text)
      }
    }
    #expect(host.labels == ["head", "over", "ground", "left", "right", "option", "field"])
    #expect(
      host.semantics.elements.map(\.role) == [
        .text, .text, .text, .button, .button, .option, .textField,
      ]
    )
  }

  @Test("in Arabic a row is listed in writing order")
  func mirroredOrder() {
    let host = makeHost(20, 1, direction: .rightToLeft) {
      HStack {
        Text("one")
        Text("two")
      }
    }
    #expect(host.labels == ["one", "two"])
    #expect(host.semantics.elements[0].rect.minX > host.semantics.elements[1].rect.minX)
  }

  @Test("a control's label consists of its texts, without its edges")
  func controlLabels() {
    let host = makeHost(30, 3) {
      Button {
      } label: {
        HStack {
          Text("Monthly")
          Text("")
          Text("$9.99")
        }
      }
    }
    #expect(host.labels == ["Monthly $9.99"])
  }

  @Test("an element reports whether it is selected, enabled and focused")
  func traits() {
    let host = makeHost(20, 4) {
      VStack {
        OptionButton(isSelected: false, select: {}) { Text("a") }
        OptionButton(isSelected: true, select: {}) { Text("b") }
        Button("c") {}.disabled(true)
      }
    }
    host.update()
    let elements = host.semantics.elements
    #expect(elements.map(\.isSelected) == [false, true, false])
    #expect(elements.map(\.isEnabled) == [true, true, false])
    #expect(elements.map(\.isFocused) == [false, true, false])
  }

  @Test("an element has its rectangle on the screen and the visible part")
  func rectangles() {
    let host = makeHost(9, 4) {
      VStack(alignment: .leading, spacing: .cells(1)) {
        Text("ab")
        Text("wide").fixedSize().frame(width: .cells(2), alignment: .leading).clipped()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.update()
    let elements = host.semantics.elements
    #expect(elements[0].rect == Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(elements[1].rect == Rect(x: 0, y: 2, width: 4, height: 1))
    #expect(elements[1].visibleRect == Rect(x: 0, y: 2, width: 2, height: 1))
  }

  @Test("empty text has no element, and text of several lines has a one-line label")
  func texts() {
    let host = makeHost(9, 4) {
      VStack {
        Text("")
        Text("a\nb")
        Text("c\u{1B}[2J")
      }
    }
    #expect(host.labels == ["a b", "c[2J"])
  }
}
