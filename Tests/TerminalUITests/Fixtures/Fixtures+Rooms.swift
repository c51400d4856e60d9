import Foundation

@testable import TerminalUI

extension Fixture {
  private static let forms = [Size(width: 12, height: 5), Size(width: 36, height: 8)]
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 14)]

  /// Modifiers for the space of a view and for the bars around it.
  static let rooms: [Fixture] = [
    Fixture("minimumScaleFactor", forms) {
      Text("a line too long to fit").lineLimit(1).minimumScaleFactor(0.5)
    },
    Fixture("scaledToFit", forms) { Image(systemName: "star").resizable().scaledToFit() },
    Fixture("scaledToFill-symbol", forms) {
      Image(systemName: "star").resizable().scaledToFill()
    },
    Fixture("safeAreaPadding", forms) {
      Text("inside").safeAreaPadding(.horizontal, 16).border()
    },
    Fixture("edgesIgnoringSafeArea", forms) {
      Block("x").edgesIgnoringSafeArea(.all).frame(width: 24, height: 32)
    },
    Fixture("overlayPreferenceValue", forms) {
      Text("chosen").preference(key: RoomName.self, value: "*")
        .overlayPreferenceValue(RoomName.self, alignment: .topTrailing) { Text($0) }
    },
    Fixture("backgroundPreferenceValue", forms) {
      Text("in front").preference(key: RoomName.self, value: "=behind it=")
        .backgroundPreferenceValue(RoomName.self) { Text($0).fixedSize() }
    },
    Fixture("projectionEffect", forms) {
      Text("moved").projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: 16, y: 16))
      )
    },
    Fixture("kerning", forms) { Text("WIDE word").kerning(8) },
    Fixture("reversed", forms) { Text("chosen").reversed() },
    Fixture("flipsForRightToLeftLayoutDirection", forms, direction: .rightToLeft) {
      HStack {
        Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
        Text("back")
      }
    },
    Fixture("EmptyView", forms) {
      VStack {
        EmptyView()
        Text("alone")
      }
      .border()
    },
    Fixture("toolbarVisibility", screens) {
      NavigationStack {
        Text("content").navigationTitle("Gone").toolbar { Button("Add") {} }
          .toolbarVisibility(.hidden, for: .navigationBar)
      }
    },
    Fixture("toolbarTitleDisplayMode", screens) {
      NavigationStack {
        Text("content").navigationTitle("Notes").toolbarTitleDisplayMode(.inline)
          .toolbarRole(.editor).toolbarBackground(.visible, for: .navigationBar)
      }
    },
    Fixture("navigationSplitViewColumnWidth", screens) {
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(96)
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    },
    Fixture("scrollContentBackground", forms) {
      List {
        Text("one")
        Text("two")
      }
      .scrollContentBackground(.hidden)
    },
  ]
}

private struct RoomName: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
