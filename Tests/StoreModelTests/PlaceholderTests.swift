import Testing
@testable import StoreModel
