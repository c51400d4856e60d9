// A file that imports this module sees what Apple's shows it.
@_exported import Foundation
@_exported import Observation
@_exported import TerminalUI
