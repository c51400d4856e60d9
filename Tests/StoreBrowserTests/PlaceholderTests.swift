import Testing
@testable import StoreBrowser
