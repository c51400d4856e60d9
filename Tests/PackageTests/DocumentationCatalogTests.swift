import Foundation
import Testing

/// Checks that catalogs and sources agree. `make docs` does the same with DocC, which is slower.
@Suite("DocC catalogs")
struct DocumentationCatalogTests {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scripts/build-docs")

  /// The modules that `Scripts/build-docs` documents, and those that it includes with each.
  private static func documentedModules() throws -> [String: [String]] {
    let text = try String(contentsOf: script, encoding: .utf8)
    var modules: [String: [String]] = [:]
    for match in text.matches(of: /modules\+?=\(([^)]+)\)/) {
      for name in match.1.split(separator: " ") { modules[String(name)] = [] }
    }
    for match in text.matches(of: /(\w+)\) echo ([\w,]+) ;;/) {
      modules[String(match.1)] = match.2.split(separator: ",").map(String.init)
    }
    return modules
  }

  @Test("exactly the modules that the script documents have a catalog")
  func modules() throws {
    let modules = try Self.documentedModules()
    #expect(Set(modules.keys) == (try DocumentationCatalog.documentedModules()))
    #expect(modules["SwiftUI"] == ["Publishing", "TerminalUI", "UIKit", "ViewEngine"])
  }

  @Test("catalogs name existing symbols and pages and have a page for the module")
  func links() throws {
    for (module, included) in try Self.documentedModules() {
      let catalog = try DocumentationCatalog(of: module, including: included)
      #expect(catalog.pages[module]?.hasPrefix("# ``\(module)``\n\n") == true, "\(module)")
      #expect(catalog.linkedNames.count > 5, "the topics of \(module) were not read")
      #expect(catalog.brokenLinks == [], "\(module)")
    }
  }

  @Test("a catalog lists each public type of its module")
  func types() throws {
    for (module, included) in try Self.documentedModules() {
      let catalog = try DocumentationCatalog(of: module, including: included)
      #expect(catalog.missingTypes == [], "add these to \(module).docc")
    }
  }

  @Test("broken links and missing types are reported")
  func reader() {
    let catalog = DocumentationCatalog(
      of: "Shop",
      pages: [
        "Shop": """
        # ``Shop``

        Sell things. The type ``Elsewhere`` is not in the topics.

        ## Topics

        - ``Cart``
        - ``Gone``
        - ``pay(_:)``
        - ``Engine/View``
        - ``Engine/Text``
        - <doc:Prices>
        - <doc:Taxes>
        """,
        "Prices": "# Prices\n\n## Topics\n\n- ``Money``",
      ],
      sources: [
        """
        @MainActor public final class Cart {
          public struct Line {}
        }
        public func pay(_ cart: Cart) {}
        extension View {
        }
        """,
        "public struct Money {}\npublic struct Coin {}\nstruct Hidden {}\npublic struct _Storage {}",
        """
        @available(*, unavailable, message: "pay in coins")
        @MainActor @preconcurrency
        public final class Cheque {}
        @available(*, unavailable)
        open class Voucher {}
        public enum Note {}
        """,
      ],
      modules: ["Engine", "Shop"]
    )
    #expect(catalog.brokenLinks == ["Engine/Text", "Gone", "Taxes"])
    #expect(catalog.missingTypes == ["Coin", "Note"])
  }
}
