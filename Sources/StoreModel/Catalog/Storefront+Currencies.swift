extension Storefront {
  /// The storefronts of the App Store by the currency they sell in, each as its
  /// two-letter and three-letter code.
  ///
  /// The state of 2026: Croatia has had the euro since 2023 and Bulgaria since January
  /// 2026, whatever the date of the file. A storefront without a currency of its own in
  /// the App Store sells in US dollars or, in parts of Europe, in euros.
  private static let table: [(currency: String, storefronts: String)] = [
    ("AED", "AE/ARE"),
    ("AUD", "AU/AUS"),
    ("BRL", "BR/BRA"),
    ("CAD", "CA/CAN"),
    ("CHF", "CH/CHE"),
    ("CLP", "CL/CHL"),
    ("CNY", "CN/CHN"),
    ("COP", "CO/COL"),
    ("CZK", "CZ/CZE"),
    ("DKK", "DK/DNK"),
    ("EGP", "EG/EGY"),
    (
      "EUR",
      """
      AT/AUT BA/BIH BE/BEL BG/BGR CY/CYP DE/DEU EE/EST ES/ESP FI/FIN FR/FRA GR/GRC HR/HRV \
      IE/IRL IT/ITA LT/LTU LU/LUX LV/LVA ME/MNE MT/MLT NL/NLD PT/PRT RS/SRB SI/SVN SK/SVK \
      XK/XKS
      """
    ),
    ("GBP", "GB/GBR"),
    ("HKD", "HK/HKG"),
    ("HUF", "HU/HUN"),
    ("IDR", "ID/IDN"),
    ("ILS", "IL/ISR"),
    ("INR", "IN/IND"),
    ("JPY", "JP/JPN"),
    ("KRW", "KR/KOR"),
    ("KZT", "KZ/KAZ"),
    ("MXN", "MX/MEX"),
    ("MYR", "MY/MYS"),
    ("NGN", "NG/NGA"),
    ("NOK", "NO/NOR"),
    ("NZD", "NZ/NZL"),
    ("PEN", "PE/PER"),
    ("PHP", "PH/PHL"),
    ("PKR", "PK/PAK"),
    ("PLN", "PL/POL"),
    ("QAR", "QA/QAT"),
    ("RON", "RO/ROU"),
    ("RUB", "RU/RUS"),
    ("SAR", "SA/SAU"),
    ("SEK", "SE/SWE"),
    ("SGD", "SG/SGP"),
    ("THB", "TH/THA"),
    ("TRY", "TR/TUR"),
    ("TWD", "TW/TWN"),
    ("TZS", "TZ/TZA"),
    (
      "USD",
      """
      AF/AFG AG/ATG AI/AIA AL/ALB AM/ARM AO/AGO AR/ARG AZ/AZE BB/BRB BF/BFA BH/BHR BJ/BEN \
      BM/BMU BN/BRN BO/BOL BS/BHS BT/BTN BW/BWA BY/BLR BZ/BLZ CD/COD CG/COG CI/CIV CM/CMR \
      CR/CRI CV/CPV DM/DMA DO/DOM DZ/DZA EC/ECU FJ/FJI FM/FSM GA/GAB GD/GRD GE/GEO GH/GHA \
      GM/GMB GT/GTM GW/GNB GY/GUY HN/HND IQ/IRQ IS/ISL JM/JAM JO/JOR KE/KEN KG/KGZ KH/KHM \
      KN/KNA KW/KWT KY/CYM LA/LAO LB/LBN LC/LCA LK/LKA LR/LBR LY/LBY MA/MAR MD/MDA MG/MDG \
      MK/MKD ML/MLI MM/MMR MN/MNG MO/MAC MR/MRT MS/MSR MU/MUS MV/MDV MW/MWI MZ/MOZ NA/NAM \
      NE/NER NI/NIC NP/NPL NR/NRU OM/OMN PA/PAN PG/PNG PW/PLW PY/PRY RW/RWA SB/SLB SC/SYC \
      SL/SLE SN/SEN SR/SUR ST/STP SV/SLV SZ/SWZ TC/TCA TD/TCD TJ/TJK TM/TKM TN/TUN TO/TON \
      TT/TTO UA/UKR UG/UGA US/USA UY/URY UZ/UZB VC/VCT VE/VEN VG/VGB VU/VUT YE/YEM ZM/ZMB \
      ZW/ZWE
      """
    ),
    ("VND", "VN/VNM"),
    ("ZAR", "ZA/ZAF"),
  ]

  private static let codes = table.flatMap { row in
    row.storefronts.split(separator: " ").map { codes in
      (alpha2: String(codes.prefix(2)), alpha3: String(codes.suffix(3)), currency: row.currency)
    }
  }

  /// The currency of each storefront, by alpha-3 code.
  static let currencies = Dictionary(
    codes.map { ($0.alpha3, $0.currency) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The alpha-3 code of each storefront, by its two-letter code.
  static let alpha3ByAlpha2 = Dictionary(
    codes.map { ($0.alpha2, $0.alpha3) },
    uniquingKeysWith: { first, _ in first }
  )
}
