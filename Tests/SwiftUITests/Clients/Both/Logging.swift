import OSLog
import SwiftUI
import os

extension Logger {
  static let store = Logger(subsystem: "org.example.shelf", category: "store")
}

final class Purchases {
  private let logger = Logger(subsystem: "org.example.shelf", category: "purchases")
  var count = 0

  func note(_ error: any Error, id: String, ratio: Double) {
    logger.debug("\(self.count) purchases")
    logger.error("Failed: \(error.localizedDescription, privacy: .public)")
    logger.log(
      level: .info,
      "id \(id, privacy: .private(mask: .hash)) \(ratio, format: .fixed(precision: 2))"
    )
    logger.warning(
      """
      Several lines: \(id, align: .left(columns: 10))
      and \(Purchases.self)
      """
    )
    Logger.store.fault("\(error)")
    os_log("Bought %{public}@", log: .default, type: .info, id)
    os_log(.debug, "Bought \(id)")
  }
}
