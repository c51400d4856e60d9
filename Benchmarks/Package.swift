// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "storeterm-benchmarks",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "load-configuration", targets: ["LoadConfiguration"])
  ],
  dependencies: [
    // Named, so that the folder above may be called anything.
    .package(name: "storeterm", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "LoadConfiguration",
      dependencies: [.product(name: "StoreModel", package: "storeterm")]
    )
  ],
  swiftLanguageModes: [.v6]
)
