@testable import TerminalUI

extension Fixture {
  static let layout: [Fixture] =
    stacks + frames + edges + guides + scrolling + grids + geometry
    + customLayouts

  static let stacks: [Fixture] = [
    Fixture("VStack") {
      VStack(alignment: .leading, spacing: 16) {
        Text("above")
        Text("below it")
      }
    },
    Fixture("HStack") {
      HStack(alignment: .top, spacing: 16) {
        Text("one word")
        Divider()
        Text("and another")
      }
    },
    Fixture("HStack-in-Arabic", direction: .rightToLeft) {
      HStack {
        Text("first")
        Text("second")
        Spacer()
        Text("last")
      }
    },
    Fixture("ZStack") {
      ZStack(alignment: .bottomTrailing) {
        Block("·")
        Text("in front")
      }
    },
    Fixture("zIndex") {
      ZStack {
        Text("in front").zIndex(1)
        Text("=behind it=")
      }
    },
    Fixture("Spacer") {
      HStack {
        Text("left")
        Spacer(minLength: 16)
        Text("right")
      }
    },
    Fixture("layoutPriority") {
      HStack {
        Text("a long line that yields")
        Text("stays").layoutPriority(1)
      }
    },
    Fixture("ViewThatFits") {
      ViewThatFits {
        Text("a line for wide screens")
        Text("narrow")
      }
    },
  ]

  static let frames: [Fixture] = [
    Fixture("frame") {
      Text("x").frame(width: 80, height: 48, alignment: .bottomTrailing).border()
    },
    Fixture("frame-with-bounds") {
      Text("as wide as can be").frame(minWidth: 40, maxWidth: .infinity, alignment: .trailing)
    },
    Fixture("containerRelativeFrame") {
      HStack(spacing: 8) {
        ForEach(0..<3) { Block("\($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
      }
    },
    Fixture("fixedSize") {
      Text("one line that does not wrap").fixedSize()
    },
    Fixture("aspectRatio") {
      Block("o").aspectRatio(1, contentMode: .fit)
    },
    Fixture("scaledToFill") {
      Block("o").aspectRatio(4, contentMode: .fill).clipped()
    },
    Fixture("position") {
      Text("here").position(x: 64, y: 40)
    },
    Fixture("offset") {
      Text("moved").offset(x: 16, y: 16)
    },
    Fixture("clipped") {
      Text("cut off at six").fixedSize().frame(width: 48, alignment: .leading).clipped()
    },
  ]

  static let edges: [Fixture] = [
    Fixture("padding") {
      Text("room").padding().border()
    },
    Fixture("padding-at-edges") {
      Text("room").padding(.leading, 24).padding(.top, 16).border()
    },
    Fixture("overlay") {
      Block("·").overlay(alignment: .topTrailing) { Text("in front") }
    },
    Fixture("background") {
      Text("in front").background(alignment: .leading) { Block("·") }
    },
    Fixture("safeAreaInset") {
      Block("·").safeAreaInset(edge: .bottom) { Text("below it all") }
        .safeAreaInset(edge: .leading, spacing: 8) { Text("side") }
    },
    Fixture("ignoresSafeArea") {
      Block("·").ignoresSafeArea()
    },
  ]

  static let guides: [Fixture] = [
    Fixture("firstTextBaseline") {
      HStack(alignment: .firstTextBaseline) {
        Text("first of\ntwo lines")
        Text("beside it")
      }
    },
    Fixture("lastTextBaseline") {
      HStack(alignment: .lastTextBaseline) {
        Text("last of\ntwo lines")
        Text("beside it")
      }
    },
    Fixture("alignmentGuide") {
      VStack(alignment: .leading) {
        Text("a line")
        Text("further left").alignmentGuide(.leading) { $0.width / 2 }
      }
    },
  ]
}
