// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// On macOS, only pkg-config finds Homebrew's libraries. On Linux the linker finds them without it,
// and the folder from pkg-config would precede the folder of the static libraries
// (`Scripts/release-flags`).
#if os(macOS)
let libcrypto: String? = "libcrypto"
let libpng: String? = "libpng"
let libjpeg: String? = "libjpeg"
#else
let libcrypto: String? = nil
let libpng: String? = nil
let libjpeg: String? = nil
#endif

let package = Package(
  name: "storeterm",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "storeterm", targets: ["storeterm"]),
    .library(name: "StoreModel", targets: ["StoreModel"]),
    .library(name: "PurchaseFlow", targets: ["PurchaseFlow"]),
    .library(name: "PurchaseJournal", targets: ["PurchaseJournal"]),
    .library(name: "Publishing", targets: ["Publishing"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "StoreViews", targets: ["StoreViews"]),
    .library(name: "NcursesTerminal", targets: ["NcursesTerminal"]),
    .library(name: "TerminalExport", targets: ["TerminalExport"]),
    .library(name: "StoreBrowser", targets: ["StoreBrowser"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "ExternalInput"),
    .target(name: "EmbeddedCatalogs"),
    .target(
      name: "StoreModel",
      dependencies: ["EmbeddedCatalogs", "ExternalInput"],
      exclude: ["Resources"]
    ),
    .systemLibrary(
      name: "COpenSSL",
      pkgConfig: libcrypto,
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]
    ),
    .target(name: "Cryptography", dependencies: ["COpenSSL"]),
    .target(
      name: "PurchaseFlow",
      dependencies: [
        "ExternalInput", "StoreModel", "Cryptography",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .target(
      name: "PurchaseJournal",
      dependencies: [
        "ExternalInput", "StoreModel", "PurchaseFlow", "Cryptography",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]
    ),
    .systemLibrary(
      name: "CLibPNG",
      pkgConfig: libpng,
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .systemLibrary(
      name: "CLibJPEG",
      pkgConfig: libjpeg,
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]
    ),
    .target(
      name: "CImageDecoding",
      dependencies: ["CLibPNG", "CLibJPEG"],
      linkerSettings: [
        .linkedLibrary("png16"),
        .linkedLibrary("jpeg"),
        // The static libpng needs it.
        .linkedLibrary("z"),
      ]
    ),
    .target(name: "ImageDecoding", dependencies: ["CImageDecoding", "ExternalInput"]),
    .target(name: "Publishing"),
    .target(name: "ViewEngine", dependencies: ["Publishing"]),
    .target(
      name: "TerminalUI",
      dependencies: ["EmbeddedCatalogs", "ExternalInput", "ImageDecoding", "ViewEngine"],
      exclude: ["Resources"]
    ),
    .target(
      name: "StoreViews",
      dependencies: ["ImageDecoding", "TerminalUI", "StoreModel", "PurchaseFlow"]
    ),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .target(name: "ProgramLog", dependencies: ["ExternalInput"]),
    .target(name: "NcursesTerminal", dependencies: ["ExternalInput", "TerminalUI", "CNcurses"]),
    .target(
      name: "TerminalExport",
      dependencies: ["EmbeddedCatalogs", "ExternalInput", "TerminalUI"],
      exclude: ["Resources"]
    ),
    .target(
      name: "StoreBrowser",
      dependencies: [
        "EmbeddedCatalogs", "ExternalInput", "StoreModel", "PurchaseFlow", "PurchaseJournal",
        "TerminalUI", "TerminalExport", "StoreViews", "NcursesTerminal", "ProgramLog",
      ],
      exclude: ["Resources"]
    ),
    .executableTarget(
      name: "storeterm",
      dependencies: [
        "ExternalInput", "StoreBrowser", "StoreModel", "PurchaseFlow", "PurchaseJournal",
        "TerminalUI", "TerminalExport", "NcursesTerminal", "StoreViews", "ProgramLog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "ViewEngineTestSupport",
      dependencies: ["ViewEngine", "TestSupport"],
      path: "Tests/ViewEngineTestSupport"
    ),
    .executableTarget(
      name: "journal-writer",
      dependencies: ["StoreModel", "PurchaseFlow", "PurchaseJournal"],
      path: "Tests/journal-writer"
    ),
    .testTarget(name: "ExternalInputTests", dependencies: ["ExternalInput", "TestSupport"]),
    .testTarget(
      name: "StoreModelTests",
      dependencies: ["ExternalInput", "StoreModel", "TestSupport"]
    ),
    .testTarget(name: "CryptographyTests", dependencies: ["Cryptography", "TestSupport"]),
    .testTarget(name: "ImageDecodingTests", dependencies: ["ImageDecoding", "TestSupport"]),
    .testTarget(
      name: "PurchaseFlowTests",
      dependencies: ["ExternalInput", "PurchaseFlow", "TestSupport"],
      exclude: ["Scenarios/Files", "Signing/Files"]
    ),
    .testTarget(
      name: "PurchaseJournalTests",
      dependencies: [
        "StoreModel", "PurchaseFlow", "PurchaseJournal", "journal-writer", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "ViewEngineTests",
      dependencies: ["ViewEngine", "ViewEngineTestSupport", "TestSupport"]
    ),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "ImageDecoding", "TerminalUI", "ViewEngine", "ViewEngineTestSupport", "TestSupport",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "TerminalExportTests",
      dependencies: ["ImageDecoding", "TerminalExport", "ViewEngine", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(name: "NcursesTerminalTests", dependencies: ["NcursesTerminal", "CNcurses"]),
    .testTarget(
      name: "StoreViewsTests",
      dependencies: ["StoreViews", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "StoreBrowserTests",
      dependencies: ["StoreBrowser", "TerminalExport", "ViewEngine", "ProgramLog", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "StoretermTests",
      dependencies: ["storeterm", "ExternalInput", "PurchaseFlow", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(name: "SharedFilesTests", dependencies: ["StoreModel", "TestSupport"]),
    .testTarget(name: "PackageTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  // For `#embed`.
  cLanguageStandard: .c2x
)

// On macOS these names belong to Apple's modules.
#if os(Linux)
package.products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "StoreKit", targets: ["StoreKit"]),
  .library(name: "ControlStyles", targets: ["ControlStyles"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "os", targets: ["os"]),
  .executable(name: "Greenhouse", targets: ["Greenhouse"]),
  .executable(name: "Tidewatch", targets: ["Tidewatch"]),
  .plugin(name: "StoretermClient", targets: ["StoretermClient"]),
  // Previews link this library. It is shared, because linking its code statically into each preview
  // takes longer than compiling a file.
  .library(
    name: "StoretermPreview",
    type: .dynamic,
    targets: ["PreviewStage", "SwiftUI", "UIKit", "StoreKit", "OSLog", "os"]
  ),
]
for target in package.targets {
  switch target.name {
  case "StoreBrowser": target.dependencies.append("ControlStyles")
  case "storeterm": target.dependencies += ["Previewer", "PreviewChannel"]
  // These tests compile clients with the module.
  case "SharedFilesTests": target.dependencies.append("SwiftUI")
  case "StoretermTests": target.dependencies += ["Greenhouse", "Tidewatch"]
  default: break
  }
}
package.targets += [
  .target(name: "MacroExpansion"),
  .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
  .target(name: "_Testing_UIKit"),
  .target(
    name: "UIKit",
    dependencies: ["ExternalInput", "ImageDecoding", "TerminalUI", "_Testing_UIKit"]
  ),
  .target(
    name: "SwiftUI",
    dependencies: [
      "ExternalInput", "TerminalUI", "UIKit", "NcursesTerminal", "ProgramLog", "SwiftUIMacros",
    ]
  ),
  .target(name: "StoreKit", dependencies: ["SwiftUI", "StoreViews", "StoreModel", "PurchaseFlow"]),
  .target(
    name: "ControlStyles",
    dependencies: ["SwiftUI", "StoreKit"],
    resources: [.process("Resources")]
  ),
  .target(name: "OSLog", dependencies: ["ProgramLog"]),
  .systemLibrary(name: "OSSubmodules"),
  .target(name: "os", dependencies: ["OSLog", "OSSubmodules"]),
  .target(name: "ClientSources", dependencies: ["ExternalInput"]),
  .executableTarget(name: "ClientSourceWriter", dependencies: ["ClientSources"]),
  .plugin(
    name: "StoretermClient",
    capability: .buildTool(),
    dependencies: ["ClientSourceWriter"]
  ),
  .target(name: "PreviewChannel", dependencies: ["TerminalUI"]),
  .target(
    name: "PreviewStage",
    dependencies: [
      "ExternalInput", "StoreKit", "SwiftUI", "StoreBrowser", "StoreModel", "PurchaseFlow",
      "TerminalUI", "StoreViews", "NcursesTerminal", "ProgramLog", "PreviewChannel",
    ]
  ),
  .target(
    name: "Previewer",
    dependencies: [
      "ExternalInput", "TerminalUI", "NcursesTerminal", "StoreModel", "ProgramLog",
      "ClientSources", "PreviewChannel",
    ]
  ),
  .executableTarget(
    name: "Greenhouse",
    dependencies: ["SwiftUI"],
    path: "Examples/Greenhouse",
    // Without a rule for asset catalogs, `process` would flatten the folders.
    resources: [.copy("Assets.xcassets")],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: ["StoretermClient"]
  ),
  .executableTarget(
    name: "Tidewatch",
    dependencies: ["SwiftUI", "StoreKit"],
    path: "Examples/Tidewatch",
    exclude: ["Tidewatch.storekit"]
  ),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "SwiftUI", "UIKit", "StoreKit", "OSLog", "os", "ProgramLog", "MacroExpansion",
      "TestSupport",
      "PurchaseFlow", "StoreBrowser", "StoreModel", "StoreViews", "ControlStyles",
      "ClientSources",
    ],
    exclude: ["Clients"]
  ),
  .testTarget(name: "ClientSourcesTests", dependencies: ["ClientSources"]),
  .testTarget(
    name: "ControlStylesTests",
    dependencies: ["ControlStyles", "StoreBrowser", "TestSupport"],
    exclude: ["Golden"]
  ),
  .testTarget(
    name: "PreviewerTests",
    dependencies: ["Previewer", "PreviewChannel", "ProgramLog", "TerminalUI"]
  ),
]
#endif
