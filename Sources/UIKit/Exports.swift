// As Apple's UIKit does, this module exports Foundation to files that import it.
@_exported import Foundation
// Builds `_Testing_UIKit` before all files that import UIKit. Test files need it.
internal import _Testing_UIKit

// Only these names of the module with the views are exported, so that a file that imports UIKit
// alone sees no SwiftUI views.
@_exported import struct TerminalUI.ColorResource
@_exported import struct TerminalUI.ImageResource
@_exported import enum TerminalUI.UIKeyboardType
@_exported import enum TerminalUI.UITextAutocapitalizationType
@_exported import struct TerminalUI.UITextContentType
