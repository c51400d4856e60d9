import Foundation

@testable import TerminalUI

extension Fixture {
  static let text: [Fixture] = words + looks + lineRules + hidden

  private static let words: [Fixture] = [
    Fixture("Text") { Text("Streaming, downloads and family sharing in one plan") },
    Fixture("Text+Markdown") {
      Text("**Bold**, *italic*, `code`, ~~old~~ and [terms](https://example.com/terms)")
    },
    Fixture("Text+Concatenation") {
      Text("Only ") + Text("$9.99").bold().foregroundStyle(.green) + Text(" a month")
    },
    Fixture("Text+Image") {
      Text("Read the \(Image(systemName: "book")) guide \(Text("now").underline())")
    },
    Fixture("Text+Format") {
      VStack(alignment: .leading) {
        Text(0.42, format: .percent)
        Text(1234.5, format: .number)
        Text("\(1234) copies, \(2.5, specifier: "%.1f") each")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    },
    Fixture("Text+Date") {
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      VStack(alignment: .leading) {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date...date.addingTimeInterval(3600))
        Text(timerInterval: date...date.addingTimeInterval(3600), pauseTime: date)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    },
    Fixture("Text+Attributed") {
      var text = AttributedString("see the ")
      var link = AttributedString("site")
      link.link = URL(string: "https://example.com")
      text += link
      text.font = .title
      return Text(text)
    },
    Fixture("Text+Arabic", direction: .rightToLeft) { Text("one two three four five") },
  ]

  private static let looks: [Fixture] = [
    Fixture("font", [Size(width: 8, height: 5), Size(width: 12, height: 12)]) {
      VStack(alignment: .leading) {
        Text("largeTitle").font(.largeTitle)
        Text("title").font(.title)
        Text("title2").font(.title2)
        Text("title3").font(.title3)
        Text("headline").font(.headline)
        Text("subheadline").font(.subheadline)
        Text("body").font(.body)
        Text("callout").font(.callout)
        Text("footnote").font(.footnote)
        Text("caption").font(.caption)
        Text("caption2").font(.caption2)
      }
    },
    Fixture("font+Forms") {
      VStack(alignment: .leading) {
        Text("size 40").font(.system(size: 40))
        Text("size 40, thin").font(.system(size: 40, weight: .thin))
        Text("caption, bold").font(.caption.bold())
        Text("italic").font(.body.italic())
        Text("small caps").font(.body.smallCaps())
        Text("custom").font(.custom("Avenir", size: 10))
      }
    },
    Fixture("emphasis") {
      VStack(alignment: .leading) {
        Text("bold").bold()
        Text("italic").italic()
        Text("underline").underline()
        Text("strikethrough").strikethrough()
        Text("semibold").fontWeight(.semibold)
        Text("secondary").textScale(.secondary)
      }
    },
    Fixture("gradient text") {
      Text("colours").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
    },
    Fixture("textCase") {
      VStack(alignment: .leading) {
        Text("Upper Case").textCase(.uppercase)
        Text("Lower Case").textCase(.lowercase)
      }
    },
    Fixture("tracking") { Text("WIDE words").tracking(8) },
  ]

  private static let lineRules: [Fixture] = [
    Fixture("lineLimit") { Text("one two three four five six seven").lineLimit(2) },
    Fixture("lineLimit+Reserved") {
      VStack(spacing: 0) {
        Text("one").lineLimit(3, reservesSpace: true)
        Text("below")
      }
    },
    Fixture("lineSpacing") { Text("one\ntwo\nthree").lineSpacing(16) },
    Fixture("truncationMode") {
      VStack(spacing: 0) {
        Text("abcdefghijklmnopqrstuvwxyz0123456789").truncationMode(.head)
        Text("abcdefghijklmnopqrstuvwxyz0123456789").truncationMode(.middle)
        Text("abcdefghijklmnopqrstuvwxyz0123456789").truncationMode(.tail)
      }
      .lineLimit(1)
    },
    Fixture("multilineTextAlignment") {
      VStack(spacing: 0) {
        Text("a\nlonger").multilineTextAlignment(.trailing)
        Text("a\nlonger").multilineTextAlignment(.center)
      }
    },
  ]

  private static let hidden: [Fixture] = [
    Fixture("redacted") {
      VStack(alignment: .leading) {
        Text("Your card 1234").redacted(reason: .placeholder)
        Text("secret").privacySensitive().redacted(reason: .privacy)
        Text("shown").redacted(reason: .privacy)
        Text("shown again").unredacted()
      }
    }
  ]
}
