// A file that imports this module sees what Apple's shows it.
@_exported import Foundation
@_exported import StoreViews
@_exported import SwiftUI
