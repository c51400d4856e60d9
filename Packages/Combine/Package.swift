// swift-tools-version: 6.1
import PackageDescription

// The dependencies of storeterm contain `#if canImport(Combine)`. A module named Combine in
// storeterm's own package would change what they compile, so this module has a separate package. An
// app that imports Combine depends on both packages.
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
