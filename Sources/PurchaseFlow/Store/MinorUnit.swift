import Foundation

/// The minor unit of a currency (ISO 4217), such as the cent.
package enum MinorUnit {
  private static let withoutCoins: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF",
  ]
  private static let withThousandths: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  /// Returns the number of decimal places of a currency (ISO 4217).
  package static func digits(of currency: String) -> Int {
    if withoutCoins.contains(currency) { return 0 }
    return withThousandths.contains(currency) ? 3 : 2
  }

  /// Rounds an amount down to the currency's minor unit.
  package static func floor(_ amount: Decimal, of currency: String) -> Decimal {
    var exact = amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, digits(of: currency), .down)
    return rounded
  }
}
