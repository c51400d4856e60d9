// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "storeterm",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "storeterm", targets: ["storeterm"]),
    .library(name: "StoreModel", targets: ["StoreModel"]),
    .library(name: "PurchaseFlow", targets: ["PurchaseFlow"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "StoreViews", targets: ["StoreViews"]),
    .library(name: "NcursesTerminal", targets: ["NcursesTerminal"]),
    .library(name: "StoreBrowser", targets: ["StoreBrowser"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(
      name: "StoreModel",
      resources: [.embedInCode("Resources/Localizable.xcstrings")]
    ),
    .target(
      name: "PurchaseFlow",
      dependencies: ["StoreModel", .product(name: "Yams", package: "Yams")]
    ),
    .target(name: "TerminalUI"),
    .target(name: "StoreViews", dependencies: ["TerminalUI", "StoreModel", "PurchaseFlow"]),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "NcursesTerminal", dependencies: ["TerminalUI", "CNcurses"]),
    .target(
      name: "StoreBrowser",
      dependencies: ["StoreModel", "PurchaseFlow", "TerminalUI", "StoreViews", "NcursesTerminal"]
    ),
    .executableTarget(
      name: "storeterm",
      dependencies: [
        "StoreBrowser", "StoreModel", "PurchaseFlow", "TerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "plan-list",
      dependencies: ["TerminalUI", "NcursesTerminal"],
      path: "Benchmarks/plan-list"
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "StoreModelTests", dependencies: ["StoreModel", "TestSupport"]),
    .testTarget(
      name: "PurchaseFlowTests",
      dependencies: ["PurchaseFlow", "TestSupport"],
      exclude: ["Scenarios/Files"]
    ),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalUI", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(name: "NcursesTerminalTests", dependencies: ["NcursesTerminal", "CNcurses"]),
    .testTarget(name: "StoreViewsTests", dependencies: ["StoreViews"]),
    .testTarget(
      name: "StoreBrowserTests",
      dependencies: ["StoreBrowser", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(name: "StoretermTests", dependencies: ["storeterm"]),
    .testTarget(name: "PackageTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Elsewhere these names are Apple's own modules.
#if os(Linux)
package.products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "StoreKit", targets: ["StoreKit"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "os", targets: ["os"]),
  .executable(name: "Greenhouse", targets: ["Greenhouse"]),
]
for target in package.targets where target.name == "StoretermTests" {
  target.dependencies.append("Greenhouse")
}
package.targets += [
  .target(name: "MacroExpansion"),
  .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
  .target(name: "ProgramLog"),
  .target(
    name: "SwiftUI",
    dependencies: ["TerminalUI", "NcursesTerminal", "ProgramLog", "SwiftUIMacros"]
  ),
  .target(name: "StoreKit", dependencies: ["SwiftUI", "StoreViews"]),
  .target(name: "OSLog", dependencies: ["ProgramLog"]),
  // A module of this name makes `canImport(os)` true for whatever is compiled after it, and
  // ArgumentParser then looks for Apple's locks in it: so ArgumentParser comes first.
  .target(
    name: "os",
    dependencies: [
      "OSLog", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]
  ),
  .executableTarget(
    name: "Greenhouse",
    dependencies: ["SwiftUI"],
    path: "Examples/Greenhouse",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .testTarget(
    name: "SwiftUITests",
    dependencies: ["SwiftUI", "OSLog", "os", "ProgramLog", "MacroExpansion", "TestSupport"],
    exclude: ["Clients"]
  ),
]
#endif
