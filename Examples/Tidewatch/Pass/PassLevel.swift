import StoreKit
import SwiftUI

/// A level of service of the Tidewatch Pass.
enum PassLevel: Int, Hashable, Comparable {
  case openSea = 1
  case shore = 2

  init(_ product: Product) {
    self = PassLevel(rawValue: product.subscription?.groupLevel ?? 2) ?? .shore
  }

  static func < (left: PassLevel, right: PassLevel) -> Bool { left.rawValue < right.rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .openSea: "Open Sea"
    case .shore: "Shore"
    }
  }

  var slogan: LocalizedStringKey {
    switch self {
    case .openSea: "Every camera, above and below the water"
    case .shore: "The coast, wherever you are"
    }
  }

  var symbol: String {
    switch self {
    case .openSea: "sailboat.fill"
    case .shore: "water.waves"
    }
  }
}
