// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "storeterm-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "flow-costs", targets: ["FlowCosts"]),
    .executable(name: "journal-costs", targets: ["JournalCosts"]),
    .executable(name: "load-configuration", targets: ["LoadConfiguration"]),
    .executable(name: "plan-list", targets: ["PlanList"]),
    .executable(name: "unchecked-costs", targets: ["UncheckedCosts"]),
  ],
  dependencies: [
    // The name is explicit, so that the folder above can have any name.
    .package(name: "storeterm", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "FlowCosts",
      dependencies: [
        .product(name: "PurchaseFlow", package: "storeterm"),
        .product(name: "StoreModel", package: "storeterm"),
      ]
    ),
    .executableTarget(
      name: "JournalCosts",
      dependencies: [
        .product(name: "PurchaseFlow", package: "storeterm"),
        .product(name: "PurchaseJournal", package: "storeterm"),
        .product(name: "StoreModel", package: "storeterm"),
      ]
    ),
    .executableTarget(
      name: "LoadConfiguration",
      dependencies: [.product(name: "StoreModel", package: "storeterm")]
    ),
    .executableTarget(
      name: "PlanList",
      dependencies: [
        .product(name: "NcursesTerminal", package: "storeterm"),
        .product(name: "TerminalUI", package: "storeterm"),
      ]
    ),
    .executableTarget(name: "UncheckedCosts"),
  ],
  swiftLanguageModes: [.v6]
)
