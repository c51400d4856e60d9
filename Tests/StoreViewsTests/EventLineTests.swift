import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Event lines")
@MainActor
struct EventLineTests {
  /// Steps of a customer, and the resulting line in English, Japanese, German and Arabic.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let lines: [String: String]
  }

  enum Step: Sendable {
    case buy(String)
    case autoRenew(Bool)
    case next
    case move(String)
    case restore
    case askFor(String)
  }

  nonisolated static let stories = [
    Story(
      testDescription: "a purchase",
      steps: [.buy("premium.yearly")],
      lines: [
        "en_US": "Subscribed to Premium Yearly until Jan 1, 2027",
        "ja": "プレミアム（年額）に登録しました（2027年1月1日まで）",
        "de": "Premium jährlich abonniert bis 1. Jan. 2027",
        "ar": "تم الاشتراك في بريميوم سنوي حتى 1 يناير، 2027",
      ]
    ),
    Story(
      testDescription: "a renewal",
      steps: [.buy("premium.monthly"), .next],
      lines: [
        "en_US": "Premium Monthly renewed for $9.99 until Feb 8, 2026",
        "ja": "プレミアム（月額）を$9.99で更新しました（2026年2月8日まで）",
        "de": "Premium monatlich für 9,99 $ verlängert bis 8. Feb. 2026",
        "ar": "تم تجديد بريميوم شهري مقابل 9.99 US$ حتى 8 فبراير، 2026",
      ]
    ),
    Story(
      testDescription: "two renewals",
      steps: [.buy("premium.monthly"), .move("2026-03-01")],
      lines: [
        "en_US": "Premium Monthly renewed for $9.99 until Feb 8, 2026"
          + " · Premium Monthly renewed for $9.99 until Mar 8, 2026",
        "ja": "プレミアム（月額）を$9.99で更新しました（2026年2月8日まで）"
          + " · プレミアム（月額）を$9.99で更新しました（2026年3月8日まで）",
        "de": "Premium monatlich für 9,99 $ verlängert bis 8. Feb. 2026"
          + " · Premium monatlich für 9,99 $ verlängert bis 8. März 2026",
        "ar": "تم تجديد بريميوم شهري مقابل 9.99 US$ حتى 8 فبراير، 2026"
          + " · تم تجديد بريميوم شهري مقابل 9.99 US$ حتى 8 مارس، 2026",
      ]
    ),
    Story(
      testDescription: "several renewals",
      steps: [.buy("premium.monthly"), .move("2026-04-01")],
      lines: [
        "en_US": "Premium Monthly renewed for $9.99 until Apr 8, 2026, and 2 more",
        "ja": "プレミアム（月額）を$9.99で更新しました（2026年4月8日まで）、ほか2件",
        "de": "Premium monatlich für 9,99 $ verlängert bis 8. Apr. 2026, und 2 weitere",
        "ar": "تم تجديد بريميوم شهري مقابل 9.99 US$ حتى 8 أبريل، 2026، وحدثان آخران",
      ]
    ),
    Story(
      testDescription: "an upgrade",
      steps: [.buy("basic.monthly"), .buy("premium.monthly")],
      lines: [
        "en_US": "Upgraded from Basic Monthly to Premium Monthly, $1.99 refunded",
        "ja": "ベーシック（月額）からプレミアム（月額）にアップグレードしました（$1.99を返金）",
        "de": "Upgrade von Basis monatlich auf Premium monatlich, 1,99 $ erstattet",
        "ar": "تمت الترقية من أساسي شهري إلى بريميوم شهري، وأُعيد 1.99 US$",
      ]
    ),
    Story(
      testDescription: "a pending plan change",
      steps: [.buy("premium.monthly"), .buy("basic.yearly")],
      lines: [
        "en_US": "Will change to Basic Yearly on Jan 8, 2026",
        "ja": "2026年1月8日にベーシック（年額）へ変わります",
        "de": "Wechselt am 8. Jan. 2026 zu Basis jährlich",
        "ar": "سيتم التغيير إلى أساسي سنوي في 8 يناير، 2026",
      ]
    ),
    Story(
      testDescription: "a cancelled plan change",
      steps: [.buy("premium.monthly"), .buy("basic.yearly"), .buy("premium.monthly")],
      lines: [
        "en_US": "Back to Premium Monthly",
        "ja": "プレミアム（月額）に戻しました",
        "de": "Zurück zu Premium monatlich",
        "ar": "تمت العودة إلى بريميوم شهري",
      ]
    ),
    Story(
      testDescription: "another purchase of the current plan",
      steps: [.buy("premium.yearly"), .buy("premium.yearly")],
      lines: [
        "en_US": "You're already subscribed to Premium Yearly.",
        "ja": "プレミアム（年額）にはすでに登録しています。",
        "de": "Du hast Premium jährlich schon abonniert.",
        "ar": "أنت مشترك بالفعل في بريميوم سنوي.",
      ]
    ),
    Story(
      testDescription: "auto-renew off",
      steps: [.buy("premium.yearly"), .autoRenew(false)],
      lines: [
        "en_US": "Auto-renew turned off",
        "ja": "自動更新をオフにしました",
        "de": "Automatische Verlängerung ausgeschaltet",
        "ar": "تم إيقاف التجديد التلقائي",
      ]
    ),
    Story(
      testDescription: "auto-renew on again",
      steps: [.buy("premium.yearly"), .autoRenew(false), .autoRenew(true)],
      lines: [
        "en_US": "Auto-renew turned on",
        "ja": "自動更新をオンにしました",
        "de": "Automatische Verlängerung eingeschaltet",
        "ar": "تم تشغيل التجديد التلقائي",
      ]
    ),
    Story(
      testDescription: "an expiration",
      steps: [.buy("premium.monthly"), .autoRenew(false), .next],
      lines: [
        "en_US": "Premium Monthly expired on Jan 8, 2026",
        "ja": "プレミアム（月額）は2026年1月8日に終了しました",
        "de": "Premium monatlich ist am 8. Jan. 2026 abgelaufen",
        "ar": "انتهى اشتراك بريميوم شهري في 8 يناير، 2026",
      ]
    ),
    Story(
      testDescription: "a purchase after an expiration",
      steps: [.buy("premium.monthly"), .autoRenew(false), .next, .buy("premium.monthly")],
      lines: [
        "en_US": "Subscribed to Premium Monthly until Feb 8, 2026",
        "ja": "プレミアム（月額）に登録しました（2026年2月8日まで）",
        "de": "Premium monatlich abonniert bis 8. Feb. 2026",
        "ar": "تم الاشتراك في بريميوم شهري حتى 8 فبراير، 2026",
      ]
    ),
    Story(
      testDescription: "auto-renew off without a subscription",
      steps: [.autoRenew(false)],
      lines: [
        "en_US": "There is no subscription to change.",
        "ja": "変更できるサブスクリプションがありません。",
        "de": "Es gibt kein Abo, das sich ändern ließe.",
        "ar": "لا يوجد اشتراك لتغييره.",
      ]
    ),
    Story(
      testDescription: "auto-renew off twice",
      steps: [.buy("premium.yearly"), .autoRenew(false), .autoRenew(false)],
      lines: [
        "en_US": "Auto-renew is already off.",
        "ja": "自動更新はすでにオフです。",
        "de": "Die automatische Verlängerung ist schon aus.",
        "ar": "التجديد التلقائي متوقف بالفعل.",
      ]
    ),
    Story(
      testDescription: "auto-renew on twice",
      steps: [.buy("premium.yearly"), .autoRenew(true)],
      lines: [
        "en_US": "Auto-renew is already on.",
        "ja": "自動更新はすでにオンです。",
        "de": "Die automatische Verlängerung ist schon an.",
        "ar": "التجديد التلقائي يعمل بالفعل.",
      ]
    ),
    Story(
      testDescription: "no event due",
      steps: [.next],
      lines: [
        "en_US": "Nothing is due",
        "ja": "この先の予定はありません",
        "de": "Es steht nichts an",
        "ar": "لا يوجد حدث قادم",
      ]
    ),
    Story(
      testDescription: "a clock move without events",
      steps: [.move("3d")],
      lines: [
        "en_US": "Nothing happened until Jan 4, 2026 00:00",
        "ja": "2026年1月4日 00:00まで何も起きませんでした",
        "de": "Bis 4. Jan. 2026 00:00 ist nichts passiert",
        "ar": "لم يحدث شيء حتى 4 يناير، 2026 00:00",
      ]
    ),
    Story(
      testDescription: "a request for the current plan",
      steps: [.buy("premium.yearly"), .askFor("premium.yearly")],
      lines: [
        "en_US": "You're already subscribed to Premium Yearly.",
        "ja": "プレミアム（年額）にはすでに登録しています。",
        "de": "Du hast Premium jährlich schon abonniert.",
        "ar": "أنت مشترك بالفعل في بريميوم سنوي.",
      ]
    ),
    Story(
      testDescription: "no purchase to restore",
      steps: [.restore],
      lines: [
        "en_US": "There are no purchases to restore.",
        "ja": "復元できる購入はありません。",
        "de": "Es gibt keine Käufe zum Wiederherstellen.",
        "ar": "لا توجد مشتريات لاستعادتها.",
      ]
    ),
    Story(
      testDescription: "a purchase restored",
      steps: [.buy("premium.yearly"), .restore],
      lines: [
        "en_US": "1 purchase restored",
        "ja": "1件の購入を復元しました",
        "de": "1 Kauf wiederhergestellt",
        "ar": "تمت استعادة عملية شراء واحدة",
      ]
    ),
  ]

  @Test("each event has a line in all four languages", arguments: stories)
  func line(of story: Story) throws {
    for (locale, expected) in story.lines {
      let session = try StoreSession.streaming(locale: locale)
      for step in story.steps { try session.take(step) }
      let notice = try #require(session.notice)
      let line = try #require(session.words.line(for: notice, in: session))
      #expect(Self.plain(line) == expected)
    }
  }

  /// Returns a line without right-to-left marks, and with plain spaces for no-break spaces.
  private static func plain(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{200F}" }))
      .replacing("\u{A0}", with: " ")
  }

  @Test("the line for an upgrade from a free trial does not mention a refund")
  func upgradeFromTrial() throws {
    let session = try StoreSession.everything()
    try session.buy("guest.weekly")
    try session.buy("solo.monthly")
    #expect(try session.line() == "Upgraded from Guest Weekly to Solo Monthly")
  }

  @Test("with accelerated renewals the dates include the time of day")
  func accelerated() throws {
    let session = try StoreSession.everything()
    try session.buy("duo.quarterly")
    #expect(try session.line() == "Subscribed to Duo Quarterly until Jan 1, 2026 00:15")
    session.advanceToNextEvent()
    #expect(
      try session.line() == "Duo Quarterly renewed for $34.99 until Jan 1, 2026 00:30"
    )
    try session.buy("solo.monthly")
    #expect(try session.line() == "Will change to Solo Monthly on Jan 1, 2026 00:30")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    #expect(try session.line() == "Duo Quarterly expired on Jan 1, 2026 00:30")
  }

  @Test("the line for a refused purchase contains the reason")
  func notBought() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    try session.buy("basic.yearly")
    session.explainWhyNotToBuy(try session.plan("basic.yearly"))
    #expect(try session.line() == "Your plan already renews to Basic Yearly.")
    session.explainWhyNotToBuy(
      plan("odd", price: "x", .monthly, unavailability: .unknownPrice)
    )
    #expect(try session.line() == "Can't be bought: the file's price can't be read.")
  }

  @Test("closing the purchase sheet shows no line")
  func cancelled() throws {
    let session = try StoreSession.streaming()
    session.requestPurchase(of: try session.plan("premium.yearly"))
    session.cancelPurchase()
    let line = session.notice.flatMap { session.words.line(for: $0, in: session) }
    #expect(line == nil)
  }

  @Test("a line can combine the program's language with the store's names in another language")
  func otherLanguage() throws {
    let session = try StoreSession.streaming(locale: "ja")
    try session.buy("premium.yearly")
    let notice = try #require(session.notice)
    let german = Words(locale: Locale(identifier: "de_DE"))
    #expect(
      german.line(for: notice, in: session) == "プレミアム（年額） abonniert bis 1. Jan. 2027"
    )
  }

  @Test("a date in the past and a date beyond the calendar are refused with an explanation")
  func clockRefusals() throws {
    let session = try StoreSession.streaming()
    let words = session.words
    let past = try #require(session.move(try ClockMove(parsing: "2020-01-01")))
    #expect(
      words.line(for: past, session.dates)
        == "The clock only moves forward. Give a date after Jan 1, 2026."
    )
    let far = try #require(session.move(try ClockMove(parsing: "9000y")))
    #expect(words.line(for: far, session.dates).hasPrefix("The clock goes no further than Dec 31"))
    #expect(session.notice == nil)
  }

  @Test(
    "too many renewals are refused in the store's language",
    arguments: [
      ("en_US", "More than 5,000 renewals would fall due. Move the clock in smaller steps."),
      ("ja", "更新が5,000回を超えます。もっと短く進めてください。"),
      ("de", "Mehr als 5.000 Verlängerungen würden fällig. Stell die Uhr in kleineren Schritten."),
      ("ar", "سيستحق أكثر من 5,000 تجديد. قدّم الساعة بخطوات أصغر."),
    ]
  )
  func tooManyRenewals(locale: String, line: String) throws {
    let session = try StoreSession.streaming(locale: locale)
    #expect(session.words.line(for: .tooManyRenewals(limit: 5_000), session.dates) == line)
  }
}

extension StoreSession {
  /// Returns the line for the last notice.
  fileprivate func line() throws -> String? {
    words.line(for: try #require(notice), in: self)
  }

  fileprivate func take(_ step: EventLineTests.Step) throws {
    switch step {
    case .buy(let id): try buy(id)
    case .autoRenew(let isOn): setAutoRenew(isOn, in: try group())
    case .next: advanceToNextEvent()
    case .move(let text): move(try ClockMove(parsing: text))
    case .restore: restorePurchases()
    case .askFor(let id): explainWhyNotToBuy(try plan(id))
    }
  }
}
