import Foundation
import StoreModel

/// Loads a configuration file repeatedly and prints the milliseconds of each load, one per line.
/// The first load is not printed.
@main
struct LoadConfiguration {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let repeats = Int(arguments[2]), repeats > 0 else {
      fail("usage: load-configuration FILE TIMES", status: 2)
    }
    do {
      let expected = try productCount(of: arguments[1])
      for _ in 0..<repeats {
        let clock = ContinuousClock()
        var count = 0
        let duration = try clock.measure { count = try productCount(of: arguments[1]) }
        guard count == expected else { fail("two loads found different products", status: 1) }
        print(duration / .milliseconds(1))
      }
    } catch {
      fail("\(error)", status: 2)
    }
  }

  private static func productCount(of path: String) throws -> Int {
    let configuration = try StoreConfiguration(path: path)
    return configuration.products.count + configuration.nonRenewingSubscriptions.count
      + configuration.subscriptions.count
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
