import Testing
@testable import PurchaseFlow
