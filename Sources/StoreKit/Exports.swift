// As Apple's StoreKit does, this module exports Foundation and SwiftUI to files that import it.
@_exported import Foundation
@_exported import StoreViews
@_exported import SwiftUI
