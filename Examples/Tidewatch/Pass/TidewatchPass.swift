/// The subscription group of the Tidewatch Pass.
enum TidewatchPass {
  static let groupID = "7D1A0C55"
}
