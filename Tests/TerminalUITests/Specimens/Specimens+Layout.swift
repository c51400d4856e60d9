@testable import TerminalUI

extension Specimen {
  static let layout: [Specimen] =
    stacks + frames + edges + guides + scrolling + grids + geometry
    + customLayouts

  static let stacks: [Specimen] = [
    Specimen("VStack") {
      VStack(alignment: .leading, spacing: 16) {
        Text("above")
        Text("below it")
      }
    },
    Specimen("HStack") {
      HStack(alignment: .top, spacing: 16) {
        Text("one word")
        Divider()
        Text("and another")
      }
    },
    Specimen("HStack-in-Arabic", direction: .rightToLeft) {
      HStack {
        Text("first")
        Text("second")
        Spacer()
        Text("last")
      }
    },
    Specimen("ZStack") {
      ZStack(alignment: .bottomTrailing) {
        Block("·")
        Text("in front")
      }
    },
    Specimen("zIndex") {
      ZStack {
        Text("in front").zIndex(1)
        Text("=behind it=")
      }
    },
    Specimen("Spacer") {
      HStack {
        Text("left")
        Spacer(minLength: 16)
        Text("right")
      }
    },
    Specimen("layoutPriority") {
      HStack {
        Text("a long line that yields")
        Text("stays").layoutPriority(1)
      }
    },
    Specimen("ViewThatFits") {
      ViewThatFits {
        Text("a line for wide screens")
        Text("narrow")
      }
    },
  ]

  static let frames: [Specimen] = [
    Specimen("frame") {
      Text("x").frame(width: 80, height: 48, alignment: .bottomTrailing).border()
    },
    Specimen("frame-with-bounds") {
      Text("as wide as can be").frame(minWidth: 40, maxWidth: .infinity, alignment: .trailing)
    },
    Specimen("containerRelativeFrame") {
      HStack(spacing: 8) {
        ForEach(0..<3) { Block("\($0)").containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
      }
    },
    Specimen("fixedSize") {
      Text("one line that does not wrap").fixedSize()
    },
    Specimen("aspectRatio") {
      Block("o").aspectRatio(1, contentMode: .fit)
    },
    Specimen("scaledToFill") {
      Block("o").aspectRatio(4, contentMode: .fill).clipped()
    },
    Specimen("position") {
      Text("here").position(x: 64, y: 40)
    },
    Specimen("offset") {
      Text("moved").offset(x: 16, y: 16)
    },
    Specimen("clipped") {
      Text("cut off at six").fixedSize().frame(width: 48, alignment: .leading).clipped()
    },
  ]

  static let edges: [Specimen] = [
    Specimen("padding") {
      Text("room").padding().border()
    },
    Specimen("padding-at-edges") {
      Text("room").padding(.leading, 24).padding(.top, 16).border()
    },
    Specimen("overlay") {
      Block("·").overlay(alignment: .topTrailing) { Text("in front") }
    },
    Specimen("background") {
      Text("in front").background(alignment: .leading) { Block("·") }
    },
    Specimen("safeAreaInset") {
      Block("·").safeAreaInset(edge: .bottom) { Text("below it all") }
        .safeAreaInset(edge: .leading, spacing: 8) { Text("side") }
    },
    Specimen("ignoresSafeArea") {
      Block("·").ignoresSafeArea()
    },
  ]

  static let guides: [Specimen] = [
    Specimen("firstTextBaseline") {
      HStack(alignment: .firstTextBaseline) {
        Text("first of\ntwo lines")
        Text("beside it")
      }
    },
    Specimen("lastTextBaseline") {
      HStack(alignment: .lastTextBaseline) {
        Text("last of\ntwo lines")
        Text("beside it")
      }
    },
    Specimen("alignmentGuide") {
      VStack(alignment: .leading) {
        Text("a line")
        Text("further left").alignmentGuide(.leading) { $0.width / 2 }
      }
    },
  ]
}
