import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for moving the clock.
struct ClockPrompt: View {
  let clock: CustomerClock
  @State private var text = ""
  @State private var problem: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      TextField("", text: $text)
      Text(problem ?? clock.words.text(BrowserText.clockForms, example))
        .foregroundStyle(problem == nil ? .secondary : .critical)
      HStack(spacing: .cells(2)) {
        Button(clock.words[.confirm]) { move() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
        Button(clock.words[.cancel], role: .cancel) { dismiss() }
          .buttonStyle(.bordered)
          .focusedValue(\.promptEnter, .press)
      }
      .frame(maxWidth: .infinity)
      .padding(.top, .cells(1))
    }
    .padding(.horizontal, .cells(1))
    .padding(.top, .cells(1))
    .frame(maxWidth: .cells(SheetWidth.prompt))
    .focusedValue(\.promptEnter, .confirm)
  }

  /// A date that the clock can reach in a few steps. The number of days is this project's choice.
  private var example: String { clock.session.exampleDate(inDays: 30) }

  private func message(for error: ClockMoveError) -> String {
    switch error {
    case .empty: clock.words.text(BrowserText.clockEmpty, example)
    case .tooLong: clock.words.text(.clockTooFar, clock.dates.day(.latest))
    case .missingNumber, .unknownUnit, .notADate:
      clock.words.text(BrowserText.clockUnreadable, text, example)
    }
  }

  private func move() {
    do {
      problem = clock.move(try ClockMove(parsing: text))
      if problem == nil { dismiss() }
    } catch {
      problem = message(for: error)
    }
  }
}
