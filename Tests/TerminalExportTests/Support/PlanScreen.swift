import Foundation
import TerminalUI

/// The texts of the recorded screen.
struct PlanWords: Sendable {
  let locale: String
  let title: String
  let pitch: String
  let plans: [String]
  let old: String
  let renews: String
  let more: String
  let subscribe: String
  let restore: String
  let hint: String

  static let english = PlanWords(
    locale: "en",
    title: "Choose a Plan",
    pitch: "Songs & stories, <no ads>",
    plans: ["Basic $4.99", "Premium $9.99", "Family $14.99"],
    old: "$12.99",
    renews: "Renew by itself",
    more: "What is in it",
    subscribe: "Subscribe",
    restore: "Restore",
    hint: "Opens the sheet"
  )

  static let japanese = PlanWords(
    locale: "ja",
    title: "プランを選ぶ",
    pitch: "広告なしで楽しむ 🎧",
    plans: ["ベーシック ¥500", "プレミアム ¥1,000", "ファミリー ¥1,500"],
    old: "¥1,200",
    renews: "自動更新",
    more: "内容",
    subscribe: "登録する",
    restore: "復元",
    hint: "シートを開きます"
  )

  static let arabic = PlanWords(
    locale: "ar",
    title: "اختر خطة",
    pitch: "أغانٍ وقصص بلا إعلانات",
    plans: ["أساسي 4.99 ر.س", "Premium مميز", "عائلي"],
    old: "12.99 ر.س",
    renews: "تجديد تلقائي",
    more: "المحتوى",
    subscribe: "اشترك",
    restore: "استعادة",
    hint: "يفتح الورقة"
  )
}

/// A small store that contains one element of every exported kind.
struct PlanScreen: View {
  let words: PlanWords
  @State private var plan = 1
  @State private var renews = true
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      Text(words.title).bold().accessibilityHeading(.h1)
      Text(words.pitch).italic().foregroundStyle(ColorRole.secondary)
      GroupBox {
        Picker(selection: $plan) {
          ForEach(words.plans.indices, id: \.self) { Text(words.plans[$0]).tag($0) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.inline)
        .accessibilityIdentifier("plans")
        HStack {
          Text(words.old).strikethrough().foregroundStyle(ColorRole.price)
          ProgressView(value: 0.4).frame(width: 64)
        }
      }
      Toggle(words.renews, isOn: $renews)
      DisclosureGroup(words.more, isExpanded: $isOpen) { Text("…") }
      HStack {
        Button(words.subscribe) {}.buttonStyle(.borderedProminent)
          .accessibilityHint(words.hint)
        Button(words.restore) {}.disabled(true)
      }
    }
  }

  /// Creates a host that shows the screen.
  @MainActor
  static func host(_ words: PlanWords, ascii: Bool = false, width: Int = 38) -> ViewHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: words.locale)
    environment.layoutDirection = words.locale == "ar" ? .rightToLeft : .leftToRight
    environment.usesASCII = ascii
    let host = ViewHost(
      PlanScreen(words: words),
      size: Size(width: width, height: 14),
      environment: environment
    )
    host.update()
    return host
  }
}
