// As Apple's SwiftUI does, this module exports Foundation and Observation to files that import it.
@_exported import Foundation
@_exported import Observation
@_exported import TerminalUI
// Apple's SwiftUI for iOS also exports UIKit.
@_exported import UIKit
