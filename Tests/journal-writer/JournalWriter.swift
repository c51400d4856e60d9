import Foundation
import PurchaseFlow
import PurchaseJournal

/// The program that the crash tests kill. `journal-writer PATH SEED COUNT` opens a journal and
/// performs COUNT operations that SEED determines. It prints a dot for the opening and for each
/// operation, once the journal has acknowledged it.
@main
enum JournalWriter {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3])
    else { fail("usage: journal-writer PATH SEED COUNT", status: 2) }
    do {
      let customer = try JournaledSimulation(
        path: arguments[1],
        contents: CrashTestStore.contents,
        start: CrashTestStore.start
      )
      acknowledge()
      var operations = JournalOperations(seed: seed)
      for _ in 0..<count {
        try operations.next().perform(on: customer)
        acknowledge()
      }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func acknowledge() { FileHandle.standardOutput.write(Data(".".utf8)) }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
