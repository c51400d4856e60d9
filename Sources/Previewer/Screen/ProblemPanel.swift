import ExternalInput
import StoreModel
import TerminalUI

/// The panel in the lower part of the screen that describes a problem.
struct ProblemPanel: View {
  let problem: PreviewProblem

  /// Returns the height of the panel in cells. The height fits the text but is at most two thirds
  /// of the screen, so that the last good screen stays partly visible.
  static func height(for problem: PreviewProblem, in size: Size) -> Int {
    let width = max(1, size.width - 2)
    let rows = problem.lines.reduce(0) { rows, line in
      rows + (line.isSource ? 1 : 1 + TextWidth.columns(line.text, asciiOnly: false) / width)
    }
    return max(0, min(rows + 2, max(size.height * 2 / 3, min(6, size.height))))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Divider()
      Text(problem.title).bold().foregroundStyle(.critical)
        .padding(.horizontal, .cells(1))
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(problem.lines.indices, id: \.self) { line(problem.lines[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, .cells(1))
      }
    }
  }

  @ViewBuilder private func line(_ line: PreviewProblem.Line) -> some View {
    let text = PrintableText.escaped(line.text)
    if line.isHeadline {
      Text(text).bold()
    } else if line.isSource {
      Text(text).lineLimit(1).foregroundStyle(.secondary)
    } else {
      Text(text)
    }
  }
}
