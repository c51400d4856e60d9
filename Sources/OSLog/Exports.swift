// As Apple's OSLog does, this module exports Foundation to files that import it.
@_exported import Foundation
