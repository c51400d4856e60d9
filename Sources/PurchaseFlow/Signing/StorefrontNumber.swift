/// The App Store's numeric identifiers of storefronts, for `storefrontId`.
package enum StorefrontNumber {
  /// Returns the identifier of a storefront by its three-letter country code. `nil` for a
  /// storefront that is missing in the table; payloads then omit the key, and
  /// ``ScenarioReport/errors`` has a warning.
  package static func of(_ countryCode: String) -> String? { numbers[countryCode] }

  /// The storefronts whose number is known, sorted.
  package static var countryCodes: [String] { numbers.keys.sorted() }

  private static let numbers = Dictionary(
    table.split(whereSeparator: \.isWhitespace).map { entry in
      (String(entry.prefix(3)), "143\(entry.suffix(3))")
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The country codes, each followed by the last three digits of its identifier. All identifiers
  /// begin with 143.
  private static let table = """
    AGO564 AIA538 ARE481 ARG505 ARM524 ATG540 AUS460 AUT445 AZE568 BEL446 BGD490 BGR526
    BHR559 BHS539 BLR565 BLZ555 BMU542 BOL556 BRA503 BRB541 BRN560 BWA525 CAN455 CHE459
    CHL483 CHN465 CIV527 COL501 CRI495 CYM544 CYP557 CZE489 DEU443 DMA545 DNK458 DOM508
    DZA563 ECU509 EGY516 ESP454 EST518 FIN447 FRA442 GBR444 GHA573 GRC448 GRD546 GTM504
    GUY553 HKG463 HND510 HRV494 HUN482 IDN476 IND467 IRL449 ISL558 ISR491 ITA450 JAM511
    JOR528 JPN462 KAZ517 KEN529 KNA548 KOR466 KWT493 LBN497 LCA549 LIE522 LKA486 LTU520
    LUX451 LVA519 MAC515 MDA523 MDG531 MDV488 MEX468 MKD530 MLI532 MLT521 MSR547 MUS533
    MYS473 NER534 NGA561 NIC512 NLD452 NOR457 NPL484 NZL461 OMN562 PAK477 PAN485 PER507
    PHL474 POL478 PRT453 PRY513 QAT498 ROU487 RUS469 SAU479 SEN535 SGP464 SLV506 SRB500
    SUR554 SVK496 SVN499 SWE456 TCA552 THA475 TTO551 TUN536 TUR480 TWN470 TZA572 UGA537
    UKR492 URY514 USA441 UZB566 VCT550 VEN502 VGB543 VNM471 YEM571 ZAF472
    """
}
