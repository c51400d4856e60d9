import Foundation
import TerminalUI

/// A marketing page as text in a column of readable width, centred in the store.
struct MarketingText: View {
  let page: MarketingPage

  /// The maximum width in columns. The eye cannot follow longer lines; this project's choice.
  private static let width = 72

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      ForEach(Array(page.blocks.enumerated()), id: \.offset) { index, block in
        MarketingBlock(block: block)
          .padding(.top, .cells(hasGap(before: index) ? 1 : 0))
      }
    }
    .frame(maxWidth: .cells(Self.width), alignment: .leading)
    .padding(.horizontal, .cells(2))
  }

  /// Returns whether an empty row is above a block. The items of a list have none between them.
  private func hasGap(before index: Int) -> Bool {
    guard index > 0 else { return false }
    if case .item = page.blocks[index].kind, case .item = page.blocks[index - 1].kind {
      return false
    }
    return true
  }
}

/// One block of a marketing page.
private struct MarketingBlock: View {
  let block: MarkdownBlocks.Block
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    switch block.kind {
    case .heading(1):
      inline.bold().foregroundStyle(.tint)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    case .heading: inline.bold()
    case .paragraph: inline
    case .item(let mark, let depth):
      HStack(alignment: .top, spacing: .cells(1)) {
        Text(verbatim: mark == "-" ? bullet : mark).foregroundStyle(.tint).fixedSize()
        inline
      }
      .padding(.leading, .cells(2 * depth))
    case .quotation:
      HStack(spacing: .cells(1)) {
        Divider()
        inline.italic().foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
    case .code:
      Text(verbatim: code).foregroundStyle(.secondary).padding(.leading, .cells(2))
        .environment(\.layoutDirection, .leftToRight)
    case .table(let table): MarketingTable(table: table)
    case .rule: Divider()
    }
  }

  /// The code without the line break at its end.
  private var code: String { block.text.trimmingCharacters(in: .newlines) }

  private var bullet: String { usesASCII ? "*" : "•" }

  private var inline: Text { Text(MarketingInline.text(of: block.text)) }
}

/// The text of a line of Markdown with its emphasis.
enum MarketingInline {
  /// Returns a text in which a link is followed by its address, because text cannot be pressed.
  static func text(of markdown: String) -> AttributedString {
    let syntax = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace
    )
    guard let source = try? AttributedString(markdown: markdown, options: syntax) else {
      return AttributedString(markdown)
    }
    var result = AttributedString()
    for run in source.runs {
      var part = AttributedString(source[run.range])
      guard let link = run.link else {
        result.append(part)
        continue
      }
      part.link = nil
      result.append(part)
      let address = link.absoluteString
      if String(part.characters) != address { result.append(AttributedString(" (\(address))")) }
    }
    return result
  }
}
