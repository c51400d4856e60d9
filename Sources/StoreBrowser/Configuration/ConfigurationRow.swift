import ExternalInput
import Foundation
import StoreModel
import StoreViews

/// A row of the configuration screen: a diagnostic, or a record of the file.
struct ConfigurationRow: Identifiable, Hashable {
  /// The subject of a row.
  enum Content: Hashable {
    /// An error, a warning or a note about the file.
    case diagnostic(Diagnostic)
    case group(StoreConfiguration.SubscriptionGroupRecord)
    /// A plan of a group.
    case plan(StoreConfiguration.SubscriptionRecord)
    /// A product that does not renew.
    case product(StoreConfiguration.ProductRecord)
    /// A group of suites.
    case suiteGroup(StoreConfiguration.SuiteGroupRecord)
    /// A suite of a group.
    case suite(StoreConfiguration.SuiteRecord)
  }

  struct Texts: Hashable {
    /// The name of the record, or the message of the diagnostic.
    let title: String
    /// The text at the end of the line: a price, or the position in the file.
    let value: String
    /// The second line, before the identifier.
    let note: String
    /// The identifier of the record, or the key path of the diagnostic.
    let identifier: String
  }

  /// Creates the texts of a row when they are first read. Formatting prices is slow, and only a few
  /// of thousands of rows are visible.
  private final class Writing {
    private let write: () -> Texts
    private(set) lazy var texts = write()

    init(_ write: @escaping () -> Texts) { self.write = write }
  }

  /// The key path in the document. A diagnostic has its number before the key path, because several
  /// diagnostics can have the same path.
  let id: String
  let content: Content
  /// The heading above this row; `nil` if the previous row has the same heading.
  var heading: String?
  private let writing: Writing

  /// The name of the record, or the message of the diagnostic.
  var title: String { Self.line(writing.texts.title) }
  /// The text at the end of the line: a price, or the position in the file.
  var value: String { Self.line(writing.texts.value) }
  /// The second line, before the identifier.
  var note: String { Self.line(writing.texts.note) }
  /// The identifier of the record, or the key path of the diagnostic.
  var identifier: String { Self.line(writing.texts.identifier) }

  /// Returns a text cut to 1,000 Unicode scalars, more than the widest screen shows in one line.
  private static func line(_ text: String) -> String {
    PrintableText.beginning(of: text, limit: 1_000)
  }

  init(id: String, content: Content, heading: String? = nil, texts: @escaping () -> Texts) {
    self.id = id
    self.content = content
    self.heading = heading
    writing = Writing(texts)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.heading == right.heading && left.content == right.content
      && (left.writing === right.writing || left.writing.texts == right.writing.texts)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// A description of the subject that is independent of its position in the file.
  var subject: String {
    switch content {
    case .diagnostic(let diagnostic): "diagnostic \(diagnostic.message)"
    case .group(let group): "group \(group.id)"
    case .plan(let plan): "product \(plan.product.productID)"
    case .product(let product): "product \(product.productID)"
    case .suiteGroup(let group): "suites \(group.id)"
    case .suite(let suite): "suite \(suite.product.productID)"
    }
  }

  /// The base name of the record's promotional image; `nil` for a record without one.
  var promotionalImageID: String? {
    switch content {
    case .diagnostic, .group, .suiteGroup: nil
    case .plan(let plan): plan.product.promotionalImageID
    case .product(let product): product.promotionalImageID
    case .suite(let suite): suite.product.promotionalImageID
    }
  }

  /// Returns whether one of the row's texts contains a folded search text.
  func contains(_ text: String) -> Bool {
    [title, value, note, identifier].contains { $0.foldedForSearch.contains(text) }
  }

  /// Returns the row of the record that a diagnostic is about; `nil` for a diagnostic about the
  /// whole file.
  func target(among rows: [ConfigurationRow]) -> ConfigurationRow? {
    guard case .diagnostic(let diagnostic) = content, let path = diagnostic.keyPath else {
      return nil
    }
    return rows.filter { row in
      if case .diagnostic = row.content { return false }
      return path == row.id || path.hasPrefix(row.id + ".") || path.hasPrefix(row.id + "[")
    }
    .max { $0.id.count < $1.id.count }
  }
}
