import Foundation

@testable import TerminalUI

extension Specimen {
  private static let forms = [Size(width: 12, height: 5), Size(width: 36, height: 8)]
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 14)]

  /// Modifiers of the room that views have, and of the bars around them.
  static let rooms: [Specimen] = [
    Specimen("minimumScaleFactor", forms) {
      Text("a line too long to fit").lineLimit(1).minimumScaleFactor(0.5)
    },
    Specimen("scaledToFit", forms) { Image(systemName: "star").resizable().scaledToFit() },
    Specimen("scaledToFill-symbol", forms) {
      Image(systemName: "star").resizable().scaledToFill()
    },
    Specimen("safeAreaPadding", forms) {
      Text("inside").safeAreaPadding(.horizontal, 16).border()
    },
    Specimen("edgesIgnoringSafeArea", forms) {
      Block("x").edgesIgnoringSafeArea(.all).frame(width: 24, height: 32)
    },
    Specimen("overlayPreferenceValue", forms) {
      Text("chosen").preference(key: RoomName.self, value: "*")
        .overlayPreferenceValue(RoomName.self, alignment: .topTrailing) { Text($0) }
    },
    Specimen("backgroundPreferenceValue", forms) {
      Text("in front").preference(key: RoomName.self, value: "=behind it=")
        .backgroundPreferenceValue(RoomName.self) { Text($0).fixedSize() }
    },
    Specimen("projectionEffect", forms) {
      Text("moved").projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: 16, y: 16))
      )
    },
    Specimen("kerning", forms) { Text("WIDE word").kerning(8) },
    Specimen("reversed", forms) { Text("chosen").reversed() },
    Specimen("flipsForRightToLeftLayoutDirection", forms, direction: .rightToLeft) {
      HStack {
        Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
        Text("back")
      }
    },
    Specimen("EmptyView", forms) {
      VStack {
        EmptyView()
        Text("alone")
      }
      .border()
    },
    Specimen("toolbarVisibility", screens) {
      NavigationStack {
        Text("content").navigationTitle("Gone").toolbar { Button("Add") {} }
          .toolbarVisibility(.hidden, for: .navigationBar)
      }
    },
    Specimen("toolbarTitleDisplayMode", screens) {
      NavigationStack {
        Text("content").navigationTitle("Notes").toolbarTitleDisplayMode(.inline)
          .toolbarRole(.editor).toolbarBackground(.visible, for: .navigationBar)
      }
    },
    Specimen("navigationSplitViewColumnWidth", screens) {
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(96)
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    },
    Specimen("scrollContentBackground", forms) {
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
