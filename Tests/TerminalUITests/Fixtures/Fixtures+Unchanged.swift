import Foundation

@testable import TerminalUI

extension Fixture {
  private static let sizes = [Size(width: 12, height: 5), Size(width: 36, height: 10)]
  private static let tall = [Size(width: 12, height: 5), Size(width: 36, height: 16)]
  private static let screens = [Size(width: 20, height: 6), Size(width: 40, height: 10)]

  /// Modifiers without an effect in a terminal: the view looks as without them.
  static let unchanged: [Fixture] = [
    Fixture("text-without-change", tall) {
      VStack(alignment: .leading) {
        Text("allowsTightening").allowsTightening(true)
        Text("baselineOffset").baselineOffset(16)
        Text("dynamicTypeSize").dynamicTypeSize(.accessibility5)
        Text("fontDesign").fontDesign(.serif)
        Text("fontWidth").fontWidth(.compressed)
        Text("monospaced").monospaced()
        Text("monospacedDigit").monospacedDigit()
        Text("textSelection").textSelection(.enabled)
        Text("typesettingLanguage").typesettingLanguage(Locale.Language(identifier: "th"))
        Text("speech").speechAlwaysIncludesPunctuation()
          .speechSpellsOutCharacters().speechAdjustedPitch(1).speechAnnouncementsQueued()
        Text("geometryGroup").geometryGroup()
        Text("transaction").transaction { _ in }
        SourceFixture()
      }
    },
    Fixture("symbols-without-change", sizes) {
      VStack(alignment: .leading) {
        Image(systemName: "star").imageScale(.large)
        Image(systemName: "star").symbolRenderingMode(.multicolor)
        Image(systemName: "star").interpolation(.none).antialiased(true)
        Image(systemName: "star").symbolEffectsRemoved()
      }
    },
    Fixture("fields-without-change", sizes) {
      VStack(alignment: .leading) {
        TextField("Mail", text: .constant(""))
          .keyboardType(.emailAddress).textContentType(.emailAddress)
        TextField("Name", text: .constant("ada")).textInputAutocapitalization(.words)
          .autocorrectionDisabled().submitLabel(.send)
        TextField("Town", text: .constant("")).disableAutocorrection(true)
        Button("Held") {}.buttonRepeatBehavior(.enabled)
      }
    },
    Fixture("focus-without-change", sizes) { ScopeFixture() },
    Fixture("scrolling-without-change", sizes, press: [.down]) {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<20) { Text("row \($0)") } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned)
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.immediately)
      .scrollIndicatorsFlash(onAppear: true)
    },
    Fixture("presentation-without-change", screens) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("leaf").presentationCompactAdaptation(.none)
          .presentationContentInteraction(.scrolls)
          .interactiveDismissDisabled()
          .presentationSizing(.fitted)
      }
    },
    Fixture("customizationID", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }.customizationID("home")
        Tab("Away", systemImage: "airplane") { Text("Far away") }
      }
    },
  ]
}

private struct SourceFixture: View {
  @Namespace private var namespace

  var body: some View {
    Text("matchedTransitionSource").matchedTransitionSource(id: 1, in: namespace)
  }
}

private struct ScopeFixture: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      HStack {
        Button("One") {}
        Button("Two") {}.prefersDefaultFocus(in: namespace)
      }
      .focusSection()
      Button("Three") {}
    }
    .focusScope(namespace)
  }
}
