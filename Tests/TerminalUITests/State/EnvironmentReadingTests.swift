import Foundation
import Testing

@testable import TerminalUI

@Suite("Environment values of modifiers")
@MainActor
struct EnvironmentReadingTests {
  private struct Reader: View {
    let read: (EnvironmentValues) -> String
    @Environment(\.self) private var environment

    var body: some View { Text(read(environment)) }
  }

  private func word(
    _ read: @escaping (EnvironmentValues) -> Any?,
    _ change: (Reader) -> some View
  ) -> String? {
    makeHost(40, 1) { change(Reader { read($0).map { "\($0)" } ?? "nil" }) }.labels.first
  }

  @Test("modifiers without visible effect set their environment values")
  func modifiers() {
    #expect(word(\.lineSpacing) { $0.lineSpacing(16) } == "16.0")
    #expect(word(\.minimumScaleFactor) { $0.minimumScaleFactor(0.5) } == "0.5")
    #expect(word(\.allowsTightening) { $0.allowsTightening(true) } == "true")
    #expect(word(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == "true")
    #expect(word({ $0.menuOrder == .fixed }) { $0.menuOrder(.fixed) } == "true")
    #expect(
      word({ $0.symbolRenderingMode == .multicolor }) { $0.symbolRenderingMode(.multicolor) }
        == "true"
    )
    #expect(word({ $0.contentTransition == .opacity }) { $0.contentTransition(.opacity) } == "true")
    #expect(
      word({ $0.buttonRepeatBehavior == .enabled }) { $0.buttonRepeatBehavior(.enabled) } == "true"
    )
    #expect(
      word({ $0.scrollDismissesKeyboardMode == .never }) { $0.scrollDismissesKeyboard(.never) }
        == "true"
    )
    #expect(word(\.legibilityWeight) { $0.environment(\.legibilityWeight, .bold) } == "bold")
    #expect(
      word(\.defaultMinListHeaderHeight) { $0.environment(\.defaultMinListHeaderHeight, 9) }
        == "9.0"
    )
  }

  @Test("dynamicTypeSize and sizeCategory describe the same size")
  func sizes() {
    #expect(
      word(\.dynamicTypeSize) { $0.environment(\.sizeCategory, .accessibilityLarge) }
        == "accessibility2"
    )
    #expect(word(\.sizeCategory) { $0.dynamicTypeSize(.xLarge) } == "extraLarge")
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraLarge.isAccessibilityCategory)
  }

  @Test("terminal-specific environment values are constant")
  func answers() {
    let values = EnvironmentValues()
    #expect(values.backgroundMaterial == nil && values.tabBarPlacement == nil)
    #expect(values.supportsMultipleWindows && values.accessibilityShowButtonShapes)
    #expect(!values.isLuminanceReduced && !values.accessibilityEnabled)
    #expect(!values.accessibilityPlayAnimatedImages && values.accessibilityDimFlashingLights)
    #expect(!values.accessibilityLargeContentViewerEnabled)
    #expect(values.searchSuggestionsPlacement == .content)
  }

  private struct Renaming: View {
    let tally: Tally
    @FocusState private var isNaming: Bool
    @State private var name = "plan"

    var body: some View {
      VStack {
        RenameButton()
        TextField("name", text: $name).focused($isNaming)
      }
      .renameAction($isNaming)
    }
  }

  @Test("a rename button focuses the field, and is hidden without a rename action")
  func renaming() {
    let host = makeHost(30, 4) { Renaming(tally: Tally()) }
    #expect(host.focusLabel == "Rename")
    host.press(.enter)
    #expect(host.focusLabel == "plan")
    #expect(makeHost(30, 2) { RenameButton() }.focusLabel == nil)
  }

  private struct Resetting: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Button("one") {}
        Button("two") {}.prefersDefaultFocus(in: scope)
        Button("back") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  @Test("resetFocus moves the focus to the preferred view")
  func resetting() {
    let host = makeHost(30, 4) { Resetting() }
    #expect(host.focusLabel == "two")
    host.press(.tab, .enter)
    #expect(host.focusLabel == "two")
  }
}
