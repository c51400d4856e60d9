import Testing
@testable import StoreViews
