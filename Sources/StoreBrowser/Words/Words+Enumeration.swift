import StoreModel

extension Words {
  /// Returns texts as one text, with the comma of the language between them and without a
  /// conjunction: "a, b", or "a، b" in Arabic.
  func enumeration(_ texts: [String]) -> String { texts.joined(separator: comma) }

  /// The comma between two texts, with the space that follows it.
  private var comma: String {
    switch language {
    case .arabic: "، "
    case .japanese, .simplifiedChinese, .traditionalChinese: "、"
    default: ", "
    }
  }
}
