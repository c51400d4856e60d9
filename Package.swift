// swift-tools-version: 6.0
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
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(
      name: "StoreModel",
      resources: [.embedInCode("Resources/Localizable.xcstrings")]
    ),
    .target(name: "PurchaseFlow", dependencies: ["StoreModel"]),
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
    .testTarget(name: "StoreModelTests", dependencies: ["StoreModel"]),
    .testTarget(name: "PurchaseFlowTests", dependencies: ["PurchaseFlow"]),
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
  ],
  swiftLanguageModes: [.v6]
)
