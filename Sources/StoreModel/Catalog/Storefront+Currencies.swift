extension Storefront {
  /// The storefronts of the App Store by currency.
  ///
  /// The table has the state of 2026, regardless of the date of the file. Croatia has used the euro
  /// since 2023, and Bulgaria since January 2026. A storefront without its own currency sells in US
  /// dollars or, in parts of Europe, in euros.
  private static let table: [(currency: String, storefronts: String)] = [
    ("AED", "ARE"),
    ("AUD", "AUS"),
    ("BRL", "BRA"),
    ("CAD", "CAN"),
    ("CHF", "CHE"),
    ("CLP", "CHL"),
    ("CNY", "CHN"),
    ("COP", "COL"),
    ("CZK", "CZE"),
    ("DKK", "DNK"),
    ("EGP", "EGY"),
    (
      "EUR",
      """
      AUT BIH BEL BGR CYP DEU EST ESP FIN FRA GRC HRV IRL ITA LTU LUX LVA MNE MLT NLD PRT \
      SRB SVN SVK XKS
      """
    ),
    ("GBP", "GBR"),
    ("HKD", "HKG"),
    ("HUF", "HUN"),
    ("IDR", "IDN"),
    ("ILS", "ISR"),
    ("INR", "IND"),
    ("JPY", "JPN"),
    ("KRW", "KOR"),
    ("KZT", "KAZ"),
    ("MXN", "MEX"),
    ("MYR", "MYS"),
    ("NGN", "NGA"),
    ("NOK", "NOR"),
    ("NZD", "NZL"),
    ("PEN", "PER"),
    ("PHP", "PHL"),
    ("PKR", "PAK"),
    ("PLN", "POL"),
    ("QAR", "QAT"),
    ("RON", "ROU"),
    ("RUB", "RUS"),
    ("SAR", "SAU"),
    ("SEK", "SWE"),
    ("SGD", "SGP"),
    ("THB", "THA"),
    ("TRY", "TUR"),
    ("TWD", "TWN"),
    ("TZS", "TZA"),
    (
      "USD",
      """
      AFG ATG AIA ALB ARM AGO ARG AZE BRB BFA BHR BEN BMU BRN BOL BHS BTN BWA BLR BLZ COD \
      COG CIV CMR CRI CPV DMA DOM DZA ECU FJI FSM GAB GRD GEO GHA GMB GTM GNB GUY HND IRQ \
      ISL JAM JOR KEN KGZ KHM KNA KWT CYM LAO LBN LCA LKA LBR LBY MAR MDA MDG MKD MLI MMR \
      MNG MAC MRT MSR MUS MDV MWI MOZ NAM NER NIC NPL NRU OMN PAN PNG PLW PRY RWA SLB SYC \
      SLE SEN SUR STP SLV SWZ TCA TCD TJK TKM TUN TON TTO UKR UGA USA URY UZB VCT VEN VGB \
      VUT YEM ZMB ZWE
      """
    ),
    ("VND", "VNM"),
    ("ZAR", "ZAF"),
  ]

  /// The currency of each storefront, by alpha-3 code.
  static let currencies = Dictionary(
    table.flatMap { row in
      row.storefronts.utf8.split(separator: UInt8(ascii: " ")).map { code in
        (String(Substring(code)), row.currency)
      }
    },
    uniquingKeysWith: { first, _ in first }
  )
}
