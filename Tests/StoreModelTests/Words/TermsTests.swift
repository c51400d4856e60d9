import Foundation
import Testing

@testable import StoreModel

struct TermsTests {
  @Test(
    "a price is written with its period, without blanks in text and with blanks in lists",
    arguments: [
      ("en_US", "USA", "9.99", Product.SubscriptionPeriod.monthly, "$9.99/month", "$9.99 / month"),
      ("en_US", "USA", "12.99", .everyThreeMonths, "$12.99/3 months", "$12.99 / 3 months"),
      ("ja", "JPN", "1000", .monthly, "¥1,000/月", "¥1,000/月"),
      ("ja", "JPN", "2800", .everyThreeMonths, "¥2,800/3か月", "¥2,800/3か月"),
      ("de", "DEU", "9.99", .yearly, "9,99\u{A0}€/Jahr", "9,99\u{A0}€ / Jahr"),
      (
        "ar", "SAU", "39.99", .monthly, "\u{200F}39.99\u{A0}ر.س.\u{200F}/شهر",
        "\u{200F}39.99\u{A0}ر.س.\u{200F} / شهر"
      ),
    ]
  )
  func price(
    locale: String,
    storefront: String,
    price: String,
    period: Product.SubscriptionPeriod,
    compact: String,
    spaced: String
  ) throws {
    let plan = try product(locale, storefront, price, period)
    #expect(words(locale).price(of: plan) == compact)
    #expect(words(locale).price(of: plan, .spaced) == spaced)
  }

  @Test(
    "a store in France, and in other countries, shows its price and sentence in its language",
    arguments: [
      (
        "fr_FR", "FRA", "9.99", "9,99\u{A0}€ / mois",
        "Renouvellement automatique pour 9,99\u{A0}€/mois jusqu’à annulation."
      ),
      (
        "es_ES", "ESP", "9.99", "9,99\u{A0}€ / mes",
        "Renovación automática por 9,99\u{A0}€/mes hasta que se cancele."
      ),
      (
        "pt_BR", "BRA", "9.99", "R$\u{A0}9,99 / mês",
        "O plano renova automaticamente por R$\u{A0}9,99/mês até ser cancelado."
      ),
      (
        "ru_RU", "RUS", "299", "299,00\u{A0}₽ / месяц",
        "План автоматически продлевается за 299,00\u{A0}₽/месяц до отмены."
      ),
      (
        "pl_PL", "POL", "9.99", "9,99\u{A0}zł / miesiąc",
        "Plan odnawia się automatycznie za 9,99\u{A0}zł/miesiąc do anulowania."
      ),
      ("ko_KR", "KOR", "9900", "₩9,900 / 월", "취소할 때까지 요금제가 ₩9,900/월에 자동 갱신됩니다."),
    ]
  )
  func languages(
    locale: String,
    storefront: String,
    price: String,
    spaced: String,
    sentence: String
  ) throws {
    let plan = try product(locale, storefront, price, .monthly)
    #expect(words(locale).price(of: plan, .spaced) == spaced)
    #expect(words(locale).terms(of: plan) == sentence)
  }

  @Test("a plan without an offer shows that it renews until cancelled")
  func autoRenews() throws {
    let plan = try product("en_US", "USA", "1", .monthly)
    #expect(words("en").terms(of: plan) == "Plan auto-renews for $1.00/month until canceled.")
    let japanese = try product("ja", "JPN", "1000", .monthly)
    #expect(words("ja").terms(of: japanese) == "プランは解約するまで¥1,000/月で自動更新されます。")
    let german = try product("de", "DEU", "9.99", .monthly)
    #expect(
      words("de").terms(of: german)
        == "Das Abo verlängert sich automatisch für 9,99\u{A0}€/Monat, bis du kündigst."
    )
  }

  @Test("a plan with the price 0 does not renew for a price")
  func freePlan() throws {
    let plan = try product("en_US", "USA", "0", .monthly)
    #expect(words("en").terms(of: plan) == "Free until canceled.")
    #expect(words("de").wholeTerms(of: plan, with: nil) == "Kostenlos, bis du kündigst.")
    let offer = try offer(plan, .freeTrial, "0", .weekly)
    #expect(words("en").terms(of: plan, with: offer) == "1 week free, then $0.00/month")
  }

  @Test(
    "a free trial is written before the price that follows",
    arguments: [
      ("en_US", "1 week free", "1 week free, then $9.99/month"),
      ("ja", "1週間無料", "1週間無料、その後は$9.99/月"),
      ("de", "1 Woche kostenlos", "1 Woche kostenlos, danach 9,99\u{A0}$/Monat"),
      (
        "ar", "أسبوع واحد مجانًا",
        "أسبوع واحد مجانًا، ثم \u{200F}9.99\u{A0}US$/شهر"
      ),
    ]
  )
  func freeTrial(locale: String, short: String, long: String) throws {
    let plan = try product(locale, "USA", "9.99", .monthly)
    let offer = try offer(plan, .freeTrial, "0", .weekly)
    #expect(words(locale).price(of: offer) == short)
    #expect(words(locale).terms(of: plan, with: offer) == long)
  }

  @Test(
    "a pay-as-you-go price has its period and its duration",
    arguments: [
      ("en_US", "$0.99/month for 3 months, then $9.99/month"),
      ("ja", "3か月は$0.99/月、その後は$9.99/月"),
      ("de", "0,99\u{A0}$/Monat für 3 Monate, danach 9,99\u{A0}$/Monat"),
      (
        "ar",
        "\u{200F}0.99\u{A0}US$/شهر (المدة: 3 أشهر)، ثم \u{200F}9.99\u{A0}US$/شهر"
      ),
    ]
  )
  func payAsYouGo(locale: String, text: String) throws {
    let plan = try product(locale, "USA", "9.99", .monthly)
    let offer = try offer(plan, .payAsYouGo, "0.99", .monthly, count: 3)
    #expect(words(locale).terms(of: plan, with: offer) == text)
  }

  @Test("terms for wrapped lines have no break between a price and its period")
  func wholeTerms() throws {
    let plan = try product("en_US", "USA", "12.99", .everyThreeMonths)
    let offer = try offer(plan, .payAsYouGo, "0.99", .everyTwoMonths, count: 2)
    #expect(
      words("en").wholeTerms(of: plan, with: nil)
        == "Plan auto-renews for $12.99/3\u{A0}months until canceled."
    )
    #expect(
      words("en").wholeTerms(of: plan, with: offer)
        == "$0.99/2\u{A0}months for 4 months, then $12.99/3\u{A0}months"
    )
  }

  @Test("a price that is paid up front has only its duration")
  func payUpFront() throws {
    let plan = try product("en_US", "USA", "9.99", .monthly)
    let offer = try offer(plan, .payUpFront, "1.99", .everyTwoMonths)
    #expect(words("en").price(of: offer) == "$1.99 for 2 months")
    #expect(words("en").terms(of: plan, with: offer) == "$1.99 for 2 months, then $9.99/month")
  }

  @Test("an unknown price is never shown as a number")
  func unknownPrice() throws {
    let plan = try product("en_US", "USA", "NaN", .monthly)
    #expect(words("en").price(of: plan) == "Price unknown")
    let offer = try offer(plan, .payAsYouGo, "NaN", .monthly, count: 3)
    #expect(words("en").price(of: offer) == "Price unknown for 3 months")
  }

  @Test("an unreadable period is shown as in the file")
  func unreadablePeriod() throws {
    let zero = Product.SubscriptionPeriod(value: 0, unit: .day)
    let plan = try product("en_US", "USA", "9.99", zero, unreadable: "P1Y2M")
    #expect(words("en").price(of: plan) == "$9.99/P1Y2M")
    let blank = try product("en_US", "USA", "9.99", zero, unreadable: "")
    #expect(words("en").price(of: blank) == "$9.99")
  }

  private func product(
    _ locale: String,
    _ storefront: String,
    _ price: String,
    _ period: Product.SubscriptionPeriod,
    unreadable: String? = nil
  ) throws -> Product {
    let format = PriceFormat(
      storefront: Storefront(storefront),
      locale: Locale(identifier: locale)
    )
    return Product(
      id: "a",
      type: .autoRenewable,
      displayName: "A",
      description: "",
      price: try decimal(price),
      priceFormatStyle: format.style,
      isFamilyShareable: false,
      subscription: Product.SubscriptionInfo(
        subscriptionGroupID: "g",
        groupPosition: 0,
        groupDisplayName: "G",
        groupLevel: 1,
        subscriptionPeriod: period,
        introductoryOffer: nil,
        promotionalOffers: [],
        winBackOffers: [],
        unreadablePeriod: unreadable
      )
    )
  }

  private func offer(
    _ product: Product,
    _ mode: Product.SubscriptionOffer.PaymentMode,
    _ price: String,
    _ period: Product.SubscriptionPeriod,
    count: Int = 1
  ) throws -> Product.SubscriptionOffer {
    Product.SubscriptionOffer(
      id: nil,
      type: .introductory,
      price: try decimal(price),
      paymentMode: mode,
      period: period,
      periodCount: count,
      priceFormatStyle: product.priceFormatStyle
    )
  }

  private func decimal(_ text: String) throws -> Decimal {
    text == "NaN" ? .nan : try #require(Decimal(string: text))
  }
}
