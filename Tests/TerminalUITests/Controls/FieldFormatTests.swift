import Foundation
import Testing

@testable import TerminalUI

@Suite("Formatted fields")
@MainActor
struct FieldFormatTests {
  private struct Price: View {
    @State var price = Decimal(12.5)
    @State var whole = 7
    @State var maybe: Double?

    private static var formatter: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = Locale(identifier: "en_US")
      return formatter
    }

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Price", value: $price, format: .currency(code: "USD"))
        TextField("Whole", value: $whole, formatter: Self.formatter)
        TextField("Maybe", value: $maybe, formatter: Self.formatter)
        Text("= \(whole) \(maybe ?? -1)")
      }
    }
  }

  private func host(_ locale: String) -> ViewHost {
    makeHost(30, 4) { Price().environment(\.locale, Locale(identifier: locale)) }
  }

  @Test("a field formats its value in the environment's locale")
  func locale() {
    #expect(host("en_US").lines[0].contains("$12.50"))
    #expect(host("de_DE").lines[0].contains("12,50"))
  }

  @Test("a field parses input in the environment's locale")
  func read() {
    let host = host("de_DE")
    host.press(.control("u"))
    host.type("3,25")
    host.press(.enter)
    #expect(host.lines[0].contains("3,25"))
  }

  @Test("a Formatter formats and parses values, and a field discards invalid input")
  func formatter() {
    let host = host("en_US")
    host.press(.tab, .control("u"))
    host.type("1234")
    host.press(.enter)
    #expect(host.lines[1].contains("1,234"))
    host.press(.control("u"))
    host.type("x")
    host.press(.enter)
    #expect(host.lines[1].contains("1,234"))
    host.press(.tab)
    host.type("2.5")
    host.press(.enter)
    #expect(host.lines[3].contains("= 1234 2.5") || host.lines[3].contains("= 1,234 2.5"))
  }

  @Test("a stepper formats fractional values")
  func stepper() {
    struct Weight: View {
      @State var weight = 1.5
      var body: some View {
        Stepper("Weight", value: $weight, in: 0...3, step: 0.5, format: .number)
      }
    }
    let host = makeHost(30, 1) { Weight() }
    #expect(host.lines[0].contains("Weight 1.5"))
    host.press(.right)
    #expect(host.lines[0].contains("Weight 2"))
  }
}
