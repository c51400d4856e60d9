// swift-tools-version: 6.1
import PackageDescription

// A package of its own, since the packages that storeterm uses contain `#if canImport(Combine)`: a
// module with this name in the same build would change what they compile. An app that imports Combine
// depends on this package as well as on storeterm.
let package = Package(
  name: "Combine",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "storeterm", path: "../..")]
)

// Elsewhere Combine is Apple's own module.
#if os(Linux)
package.products = [.library(name: "Combine", targets: ["Combine"])]
package.targets = [
  .target(
    name: "Combine",
    dependencies: [.product(name: "Publishing", package: "storeterm")]
  )
]
#endif
