import Foundation
import StoreModel
import Testing

@testable import StoreBrowser
@testable import StoreViews

/// Records the gallery styles in each customer state and language.
@Suite("Recorded gallery screens by customer state and language")
@MainActor
struct GalleryStatesTests {
  private func lines(
    _ style: String,
    of session: StoreSession,
    height: Int = 24,
    from first: Int = 0
  ) throws -> (GalleryScreen, [String]) {
    let plans = Array(try #require(session.catalog.groups.first).products.dropFirst(first))
    let entry = try ControlStyleList.style(style)
    let screen = GalleryScreen(style: entry, height: height, count: plans.count)
    return (screen, try screen.lines(of: session, plans))
  }

  @Test("each customer state matches its recording", arguments: names)
  func states(style: String) throws {
    let texts = try GalleryCustomer.allCases.map { customer in
      let (screen, lines) = try lines(style, of: customer.session(), height: 30)
      return screen.text(lines, named: "\(style), \(customer.rawValue)")
    }
    try GallerySheet.check(texts.joined(separator: "\n"), in: "states-\(style)")
  }

  @Test("each language matches its recording, mirrored where it is right-to-left", arguments: names)
  func languages(style: String) throws {
    let texts = try ["ja", "de", "ar"].map { locale in
      let session = try GalleryCustomer.downgradeWaiting.session(locale: locale)
      let (held, ofHeld) = try lines(style, of: session, height: 30)
      // The first of these plans starts with a free trial.
      let (new, ofNew) = try lines(style, of: GallerySession.streaming(locale: locale), from: 1)
      return new.text(ofNew, named: "\(style), \(locale)") + "\n"
        + held.text(ofHeld, named: "\(style), \(locale), downgradeWaiting")
    }
    try GallerySheet.check(texts.joined(separator: "\n"), in: "languages-\(style)")
  }

  private static let failed = [
    "en_US": "Payment failed", "ja": "支払いに失敗", "de": "Zahlung fehlgeschlagen",
    "ar": "فشل الدفع",
  ]

  private nonisolated static var names: [String] { ControlStyleList.gallery.map(\.name) }

  @Test(
    "each state shows the current plan, the next plan, all prices and a way to buy",
    arguments: names,
    GalleryCustomer.allCases
  )
  func told(style: String, customer: GalleryCustomer) throws {
    for locale in ["en_US", "ja", "de", "ar"] {
      let session = try customer.session(locale: locale)
      let words = session.catalog.words
      let (_, lines) = try lines(style, of: session, height: 40)
      let text = ScreenProperties.running(lines)
      let shown = "\(locale)\n\(lines.joined(separator: "\n"))"
      let plans = try #require(session.catalog.groups.first).products
      let properties = ScreenProperties(
        width: 80,
        height: 40,
        plans: plans,
        words: words
      )
      let visible = plans.filter { style != "billingToggle" || text.contains($0.displayName) }
      for plan in visible {
        let prices = ScreenProperties.prices(of: plan, words)
        #expect(prices.contains { text.contains($0) }, "\(plan.id) \(shown)")
      }
      let failed = try #require(Self.failed[locale])
      if [.grace, .retry].contains(customer) {
        #expect(text.contains(failed), "\(shown)")
      } else {
        #expect(text.contains(words[.yourPlan]) == (customer.current != nil), "\(shown)")
        #expect(!text.contains(failed), "\(shown)")
      }
      #expect(text.contains(words[.nextPlan]) == (customer.next != nil), "\(shown)")
      #expect(
        text.contains(words[.subscribe]) || text.contains(words[.tryItFree])
          || ScreenProperties.hasButtons(style),
        "\(shown)"
      )
      #expect(properties.outside(lines) == [], "\(shown)")
    }
  }

  /// These words occur only in English, so they reveal untranslated text.
  @Test(
    "no style shows English text in another language's store",
    arguments: names,
    ["ja", "de", "ar"]
  )
  func noEnglish(style: String, locale: String) throws {
    let english = [
      "Save", "free", "Free", " for ", "then", "Monthly", "Yearly", "Other", "Price", "month",
      "Month", "Family", "After", "Today", "pay", "Your", "plan", "comes", "more", "%@", "%lld",
    ]
    for customer in [GalleryCustomer.never, .downgradeWaiting, .lapsedWithWinBack] {
      let session = try customer.session(locale: locale)
      for first in [0, 1, 3] {
        let (_, lines) = try lines(style, of: session, height: 40, from: first)
        // The description of the group has no translation.
        let text = lines.dropFirst(4).joined(separator: "\n")
          .replacing("Brushes, papers and inks for every hand.", with: "")
        for word in english { #expect(!text.contains(word), "\(word) in\n\(text)") }
      }
    }
  }

  @Test("every gallery text is translated into every language with all plural forms")
  func catalog() throws {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ControlStyles/Resources/Localizable.xcstrings")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let strings = try #require((json as? [String: Any])?["strings"] as? [String: [String: Any]])
    #expect(strings.count > 20)
    let slavic = ["few", "many", "one", "other"]
    let plurals = [
      "ar": ["few", "many", "one", "other", "two", "zero"], "he": ["one", "other", "two"],
      "id": ["other"], "ja": ["other"], "ko": ["other"], "pl": slavic, "ru": slavic,
      "th": ["other"], "uk": slavic, "vi": ["other"], "zh-Hans": ["other"], "zh-Hant": ["other"],
    ]
    let languages = Words.Language.allCases.map(\.rawValue).sorted()
    for (key, string) in strings {
      let localizations = try #require(string["localizations"] as? [String: [String: Any]])
      #expect(localizations.keys.sorted() == languages, "\(key)")
      for (language, text) in localizations {
        guard let variations = text["variations"] as? [String: [String: Any]] else { continue }
        let forms = plurals[language] ?? ["one", "other"]
        #expect(variations["plural"]?.keys.sorted() == forms, "\(key) \(language)")
      }
    }
  }
}
