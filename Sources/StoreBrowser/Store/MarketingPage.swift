import ExternalInput
import Foundation
import TerminalUI

/// A Markdown file that the store shows above its plans, in place of the group's name.
///
/// The page has headings, paragraphs, lists, quotations, code, tables and rules, with emphasis inside
/// lines. Links and images appear as text. HTML tags and comments are removed.
///
/// ```swift
/// import StoreBrowser
///
/// func options(withPageAt path: String) throws -> BrowserOptions {
///   BrowserOptions(marketing: try MarketingPage(path: path))
/// }
/// ```
public struct MarketingPage: Sendable {
  /// The blocks of the page, at least one.
  let blocks: [MarkdownBlocks.Block]

  /// The maximum file size in bytes: 64 KiB, about 10,000 words. A paywall has a few hundred words.
  static let sizeLimit = 64 * 1_024

  /// The maximum number of blocks and of cells in tables. Each is a view, and the store lays out all
  /// of them before its first frame.
  static let blockLimit = 500

  /// Reads a file.
  ///
  /// - Throws: A ``MarketingPageError`` if the file cannot be read, is not UTF-8, is too large or has
  ///   no text.
  public init(path: String) throws(MarketingPageError) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw MarketingPageError(path: path, reason: .unreadable("\(error)"))
    }
    do {
      try self.init(bytes: bytes)
    } catch {
      throw MarketingPageError(path: path, reason: error)
    }
  }

  init(bytes: [UInt8]) throws(MarketingPageError.Reason) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let mark = "\u{FEFF}"
    let markdown = text.hasPrefix(mark) ? String(text.dropFirst()) : text
    blocks = MarkdownBlocks(MarkdownHTML.removed(from: markdown)).blocks
    guard blocks.contains(where: { $0.kind != .rule }) else { throw .empty }
    let count = blocks.reduce(0) { $0 + $1.viewCount }
    guard count <= Self.blockLimit else { throw .tooManyBlocks(count) }
  }
}

extension MarkdownBlocks.Block {
  /// The number of views that show the block: one for each cell of a table.
  fileprivate var viewCount: Int {
    if case .table(let table) = kind { table.rows.count * table.alignments.count } else { 1 }
  }
}

/// The reason why a Markdown file cannot be shown above the plans.
///
/// ```swift
/// import StoreBrowser
///
/// func problem(withPageAt path: String) -> String? {
///   do { _ = try MarketingPage(path: path) } catch { return error.description }
///   return nil
/// }
/// ```
public struct MarketingPageError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Error, Hashable {
    /// The file cannot be read. The value is the end of a sentence.
    case unreadable(String)
    case notUTF8
    case empty
    case tooManyBlocks(Int)
  }

  let path: String
  let reason: Reason

  /// The problem and the next step, on one line.
  public var description: String { "\(PrintableText.path(path)): " + problem }

  private var problem: String {
    switch reason {
    case .unreadable(let cause):
      "The Markdown file cannot be read: \(cause). Name a Markdown file of at most "
        + "\(ByteCount.text(MarketingPage.sizeLimit)) after --marketing."
    case .notUTF8: "The Markdown file is not valid UTF-8. Save it as UTF-8."
    case .empty: "The Markdown file has no text. Write a heading or a paragraph into it."
    case .tooManyBlocks(let count):
      "The Markdown file has \(count) headings, paragraphs, list items and table cells. "
        + "Shorten it to at most \(MarketingPage.blockLimit)."
    }
  }
}
