import Testing

@testable import ClientSources

/// Most pairs are from files that Xcode generated.
@Suite("Names of asset symbols")
struct AssetSymbolNameTests {
  private static func properties(_ names: [String]) -> [String?] {
    names.map { AssetSymbolName($0).property }
  }

  @Test("words are split at other characters and at capitals, and written in camel case")
  func camelCase() {
    #expect(
      Self.properties(["logo", "brand-primary", "auth_cardTip", "Mask group", "repeat.slash"])
        == ["logo", "brandPrimary", "authCardTip", "maskGroup", "repeatSlash"]
    )
    #expect(Self.properties(["__Blue__", "orbita+", "pLogo"]) == ["blue", "orbita", "pLogo"])
  }

  @Test("the suffixes Color and Image are dropped, unless nothing else is left")
  func suffixes() {
    #expect(
      Self.properties(["AccentColor", "grey-chip-color", "Initial-Image", "hobbyColor"])
        == ["accent", "greyChip", "initial", "hobby"]
    )
    #expect(
      Self.properties(["Color", "Image", "Color-1", "buttoncolor", "backgroundColour"])
        == ["color", "image", "color1", "buttoncolor", "backgroundColour"]
    )
  }

  @Test("the first word is in lower case, and later words keep their capitals")
  func capitals() {
    #expect(
      Self.properties(["BGColorOne", "PAN_pop_sample", "M-stadt", "TLSold", "icon_ID", "blueEF"])
        == ["bgColorOne", "panPopSample", "mStadt", "tlSold", "iconID", "blueEF"]
    )
  }

  @Test("a name without lower-case letters keeps its case, with underscores between words")
  func upperCase() {
    #expect(
      Self.properties(["PAN", "ACE OF CLUBS", "B2", "DCAC00", "CLR_LAUNCH_SCREEN_COLOR"])
        == ["PAN", "ACE_OF_CLUBS", "B_2", "DCAC_00", "CLR_LAUNCH_SCREEN"]
    )
  }

  @Test("a digit at the start gets an underscore, and a digit inside starts a word")
  func digits() {
    #expect(
      Self.properties(["1", "16_9", "2x2", "1_back_arm", "292C38", "c50000", "logo_mvp80"])
        == ["_1", "_16_9", "_2X2", "_1BackArm", "_292_C_38", "c50000", "logoMvp80"]
    )
  }

  @Test("a name without ASCII letters and digits has no symbol")
  func empty() {
    #expect(Self.properties(["青豚", "%", "", "🙂"]) == [nil, nil, nil, nil])
    #expect(AssetSymbolName("_").type == nil)
  }

  @Test("a folder becomes a type with a capital")
  func types() {
    let names = ["iconPreviews", "TabBarIcons", "my icons", "UI", "24px"]
    #expect(
      names.map { AssetSymbolName($0).type }
        == ["IconPreviews", "TabBarIcons", "MyIcons", "UI", "_24Px"]
    )
  }

  @Test("reserved words are in backticks")
  func reserved() {
    #expect(AssetSymbolName.code("default") == "`default`")
    #expect(AssetSymbolName.code("type") == "type")
  }
}
