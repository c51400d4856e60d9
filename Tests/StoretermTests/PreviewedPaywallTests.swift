#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Custom paywalls in `storeterm preview --print`: purchases, time, rest, folders.
@Suite("Previewed paywalls", .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewedPaywallTests {
  private func screen(
    _ files: [String: String],
    _ arguments: [String] = ["Shop.swift"],
    press keys: String...
  ) throws -> Program.Outcome {
    let folder = try Program.Folder()
    for (name, text) in files {
      let place = folder.url.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.file(name, text)
    }
    let outcome = try Program.run(
      ["preview"] + arguments
        + [
          "--store", Program.config("StreamingPass"), "--print", "--height", "16", "--width", "64",
        ]
        + keys.flatMap { ["--press", $0] },
      in: folder.url,
      environment: PreviewCommandTests.variables(of: folder)
    )
    let lines = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("building ") }
    return Program.Outcome(
      output: outcome.output,
      errors: lines.joined(separator: "\n"),
      exitCode: outcome.exitCode
    )
  }

  /// A paywall without StoreKit views, as most apps have one. The file imports Foundation only for
  /// its manager, as many do.
  private static let paywall = [
    "Manager.swift": """
    import Foundation
    import StoreKit

    @MainActor final class Manager: ObservableObject {
      @Published var plans: [Product] = []
      @Published var news = "none"
      private var updates: Task<Void, Never>?

      func load() async {
        plans = (try? await Product.products(for: ["com.example.streamingpass.premium.monthly"])) ?? []
      }

      func buy(_ plan: Product) async {
        do {
          switch try await plan.purchase() {
          case .success(.verified(let transaction)):
            await transaction.finish()
            let isActive = transaction.expirationDate.map { $0 > Date() } ?? false
            let isToday = Calendar.current.isDateInToday(transaction.purchaseDate)
            news = "active \\(isActive), today \\(isToday), \\(Int(transaction.purchaseDate.timeIntervalSinceNow)) s"
          case .success: news = "not verified"
          case .userCancelled: news = "cancelled"
          case .pending: news = "pending"
          @unknown default: news = "?"
          }
        } catch { news = "failed: \\(error)" }
      }

      func restore() async {
        try? await AppStore.sync()
        var ids: [String] = []
        for await case .verified(let transaction) in Transaction.currentEntitlements {
          ids.append(transaction.productID)
        }
        news = "restored \\(ids.count)"
      }
    }
    """,
    "Shop.swift": """
    import StoreKit
    import SwiftUI

    struct Shop: View {
      @StateObject private var manager = Manager()

      var body: some View {
        VStack {
          Text("News: \\(manager.news)")
          ForEach(manager.plans) { plan in
            Button("Buy \\(plan.displayName)") { Task { await manager.buy(plan) } }
          }
          Button("Restore") { Task { await manager.restore() } }
        }
        .task { await manager.load() }
      }
    }

    #Preview { Shop() }
    """,
  ]

  private func paywall(press keys: String...) throws -> String {
    try Program.previewedPaywall(Self.paywall, press: keys)
  }

  @Test("a purchase presents the purchase sheet, and the app sees that it is active now")
  func purchase() throws {
    let sheet = try paywall(press: "up", "enter")
    #expect(sheet.contains("Confirm subscription") && sheet.contains("Premium"), "\(sheet)")
    let bought = try paywall(press: "up", "enter", "enter")
    #expect(bought.contains("News: active true, today true, 0 s"), "\(bought)")
    let restored = try paywall(press: "up", "enter", "enter", "down", "enter")
    #expect(restored.contains("News: restored 1"), "\(restored)")
  }

  @Test("a purchase can be cancelled in its sheet")
  func cancelled() throws {
    let cancelled = try paywall(press: "up", "enter", "escape")
    #expect(cancelled.contains("News: cancelled"), "\(cancelled)")
  }

  @Test("the sheet for subscriptions is presented over a view without a store")
  func manage() throws {
    let outcome = try screen(
      [
        "Shop.swift": """
        import StoreKit
        import SwiftUI

        struct Account: View {
          @State private var result = "-"
          var body: some View {
            Text(result)
            Button("Manage") {
              Task {
                do {
                  for scene in UIApplication.shared.connectedScenes {
                    if let scene = scene as? UIWindowScene {
                      try await AppStore.showManageSubscriptions(in: scene)
                    }
                  }
                  result = "managed"
                } catch { result = "\\(error)" }
              }
            }
          }
        }

        #Preview { Account() }
        """
      ],
      press: "enter"
    )
    #expect(outcome.output.contains("Subscriptions"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("a default argument of a public initializer is the time of the customer's clock")
  func defaultArguments() throws {
    let outcome = try screen([
      "Shop.swift": """
      import SwiftUI

      public struct Visit {
        public let start: Date
        public let end: Date

        public init(start: Date = Date(), end: Date = .now) { (self.start, self.end) = (start, end) }
      }

      #Preview {
        let visit = Visit()
        Text("at once: \\(visit.start == Date() && visit.end == Date())")
      }
      """
    ])
    #expect(outcome.output.contains("at once: true"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("a screen is printed when the products have arrived and one-time waits have ended")
  func rest() throws {
    let outcome = try screen([
      "Shop.swift": """
      import Combine
      import StoreKit
      import SwiftUI

      final class Model: ObservableObject {
        @Published var text = "loading"
        private var kept: Set<AnyCancellable> = []

        init() {
          Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.text = "tick \\($0)" }.store(in: &kept)
        }
      }

      struct Shop: View {
        @StateObject private var model = Model()
        @State private var names = "none"
        @State private var isReady = false
        var body: some View {
          VStack {
            Text(model.text)
            Text(names)
            Text(isReady ? "ready" : "waiting")
            Text(Date().formatted(.iso8601))
          }
          .task {
            let plans = try? await Product.products(for: ["com.example.streamingpass.premium.monthly"])
            names = (plans ?? []).map(\\.displayName).joined()
          }
          .task {
            for _ in 0..<4 { try? await Task.sleep(for: .milliseconds(50)) }
            isReady = true
          }
        }
      }

      #Preview { Shop() }
      """
    ])
    #expect(outcome.errors == "")
    for text in ["tick 1", "Premium Monthly", "ready", "2026-01-01T00:00:00Z"] {
      #expect(outcome.output.contains(text), "\(outcome.output)")
    }
  }

  @Test(
    "a program that is never idle is printed after two seconds, with a note",
    arguments: ["try? await Task.sleep(for: .milliseconds(20))", "await Task.yield()"]
  )
  func neverIdle(wait: String) throws {
    let outcome = try screen([
      "Shop.swift": """
      import SwiftUI

      struct Busy: View {
        @State private var count = 0
        var body: some View {
          Text(count > 10 ? "busy" : "starting").task {
            while !Task.isCancelled {
              \(wait)
              count += 1
            }
          }
        }
      }

      #Preview { Busy() }
      """
    ])
    #expect(outcome.output.contains("busy"), "\(outcome.output)")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("was not idle after 2 seconds"), "\(outcome.errors)")
  }

  /// An app in a folder with subfolders, tests and a manifest.
  private static let app = [
    "Shop/App.swift": """
    import SwiftUI

    @main struct ShopApp: App { var body: some Scene { WindowGroup { Paywall() } } }
    """,
    "Shop/Views/Paywall.swift": """
    import SwiftUI

    struct Paywall: View { var body: some View { Text("the paywall") } }

    #Preview("Dark") { Paywall() }
    #Preview("Light") { Paywall() }
    """,
    "Shop/Views/Badge.swift": """
    import SwiftUI

    struct Badge: View { var body: some View { Text("the badge") } }

    #Preview { Badge() }
    """,
    "Shop/Tests/ShopTests.swift": "import XCTest\nfinal class ShopTests: XCTestCase {}\n",
    "Shop/Package.swift": "import PackageDescription\nlet package = Package(name: \"Shop\")\n",
  ]

  @Test("a folder lists the previews of all its files, and shows one of them")
  func folder() throws {
    let names = try screen(Self.app, ["Shop/", "--preview", "Badge/Preview"])
    #expect(names.output.contains("the badge"), "\(names.errors)")
    let unknown = try screen(Self.app, ["Shop", "--preview", "Paywall"])
    #expect(
      unknown.errors.hasSuffix(
        "Previews: Badge/Preview, Paywall/Dark, Paywall/Light."
      ),
      "\(unknown.errors)"
    )
  }

  @Test("two types with @main in a folder are one error")
  func twoMains() throws {
    var files = Self.app
    files["Shop/Other.swift"] = """
      import SwiftUI
      #if os(macOS)
      @main struct NeverBuilt: App { var body: some Scene { WindowGroup { Paywall() } } }
      #endif

      @main struct Other: App { var body: some Scene { WindowGroup { Paywall() } } }
      """
    let outcome = try screen(files, ["Shop"])
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "Error: several types are marked @main: Shop/App.swift:3, Shop/Other.swift:6. "
        + "Preview the files of one app, without the others."
    )
  }
}
#endif
