import ExternalInput
import Foundation
import StoreModel
import StoreViews

/// A row of the configuration's screen: something that was found in the file, or that the
/// file has.
struct ConfigurationRow: Identifiable, Hashable {
  /// What a row tells of.
  enum Content: Hashable {
    /// Something wrong or doubtful.
    case diagnostic(Diagnostic)
    /// A subscription group.
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

  /// What a row says.
  struct Texts: Hashable {
    /// The name, or what was found.
    let title: String
    /// What stands at the end: a price, a place.
    let value: String
    /// The line below.
    let note: String
  }

  /// The texts of a row, made when they are first read: prices take long to write, and of
  /// thousands of rows a few are seen.
  private final class Writing {
    private let write: () -> Texts
    private(set) lazy var texts = write()

    init(_ write: @escaping () -> Texts) { self.write = write }
  }

  /// The place in the document; before that of a diagnostic its number.
  let id: String
  let content: Content
  /// The heading that it stands below; that of the row before where there is none.
  var heading: String?
  private let writing: Writing

  /// The name, or what was found.
  var title: String { Self.line(writing.texts.title) }
  /// What stands at the end: a price, a place.
  var value: String { Self.line(writing.texts.value) }
  /// The line below.
  var note: String { Self.line(writing.texts.note) }

  /// As much of a text as the widest screen has room for.
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

  /// What it tells of, wherever that stands in the file.
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

  /// Whether a text that was searched for, folded, stands in it.
  func contains(_ text: String) -> Bool {
    [title, value, note].contains { $0.foldedForSearch.contains(text) }
  }

  /// The row of the product or group that a diagnostic belongs to; `nil` for one of the file
  /// as a whole.
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
