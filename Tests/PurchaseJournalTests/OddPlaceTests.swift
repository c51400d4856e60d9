import Foundation
import StoreModel
import TestSupport
import Testing

@testable import PurchaseJournal
@testable import journal_writer

@Suite("Journals with unusual names and places", .timeLimit(.minutes(LongTest.minutes(30))))
struct OddPlaceTests {
  /// Opens a journal at a path, without changes to the path.
  private func customer(_ path: String) throws -> JournaledSimulation {
    try JournaledSimulation(
      path: path,
      contents: CrashTestStore.contents,
      start: CrashTestStore.start
    )
  }

  @Test(
    "any name is a file name, even one with a special meaning in SQLite",
    arguments: [
      "j", "-", "é", "🗞", ":memory:", "file:j", "file:j?mode=memory", "a b", "a\nb", "a%20b", "'",
      "?", "#", "..j", ".j", String(repeating: "n", count: 234), "\u{301}", "~",
    ]
  )
  func names(name: String) throws {
    let folder = try JournalFolder()
    // A relative path, as on a command line.
    let relative = try #require(Self.relativePath(to: folder.url.path)) + "/" + name
    for path in [folder.url.path + "/" + name, relative] {
      try customer(path).perform(.purchase("first.low"))
    }
    #expect(try customer(relative).read { $0.account.allTransactions.count } >= 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.map { Array($0.utf8) } == [Array(name.utf8)])
  }

  private static func relativePath(to path: String) -> String? {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    return String(repeating: "../", count: depth) + path.dropFirst()
  }

  @Test("a path that cannot hold a journal is an error with the reason")
  func unusable() throws {
    let folder = try JournalFolder()
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    #expect(mkfifo(folder.path("b-wal"), 0o600) == 0)
    let manager = FileManager.default
    for name in ["folder", "c-shm", "d-journal"] {
      try manager.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
    }
    try manager.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "none")
    try manager.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
    let long = String(repeating: "n", count: 235)
    let deep = folder.path() + String(repeating: "/" + String(repeating: "d", count: 200), count: 3)
    for (path, why) in [
      ("", "its name is empty"), (folder.url.path + "/x/", "ends in /"),
      (folder.url.path + "/a\0b", "a null character"),
      (folder.path("fifo"), "is a FIFO"), (folder.path("folder"), "is a folder"),
      (folder.url.path + "/.", "is a folder"), ("/dev/null", "is a device"),
      (folder.path("b"), "b-wal is a FIFO"), (folder.path("c"), "c-shm is a folder"),
      (folder.path("d"), "d-journal is a folder"), (folder.path("dangling"), "a missing file"),
      (folder.path("loop"), systemReason(ELOOP)), (folder.path(long), "235 bytes, more than 234"),
      (deep + "/j", "bytes, more than"), ("/proc/none/j", "cannot be opened"),
    ] {
      let error = #expect(throws: JournalError.self, "\(path)") { try customer(path) }
      #expect(error?.description.contains(why) == true, "\(path): \(String(describing: error))")
    }
  }

  @Test("a link in place of a file beside a journal is refused with its name")
  func linksBeside() throws {
    for suffix in ["-wal", "-shm", "-journal"] {
      for target in ["none", "other", "link" + suffix] {
        for isThere in [true, false] {
          let folder = try JournalFolder()
          if isThere { try folder.customer("link").perform(.purchase("first.low")) }
          try folder.write(Data("other".utf8), to: "other")
          try FileManager.default.createSymbolicLink(
            atPath: folder.path("link" + suffix),
            withDestinationPath: target
          )
          let error = #expect(throws: JournalError.self) { try folder.customer("link") }
          let said = String(describing: error)
          #expect(said.contains("/link\(suffix) is a symbolic link, not a file"), "\(said)")
          #expect(try folder.bytes("other") == Data("other".utf8))
        }
      }
    }
  }

  @Test("a rollback file beside a journal is refused with a next step")
  func strayRollback() throws {
    let folder = try JournalFolder()
    try folder.customer().perform(.purchase("first.low"))
    try folder.write(Data(), to: "customer.journal-journal")
    let error = #expect(throws: JournalError.self) { try folder.customer() }
    let said = try #require(error).description
    #expect(said.contains("customer.journal-journal. SQLite would write"), "\(said)")
    #expect(said.hasSuffix("Move the rollback file away, then start again."), "\(said)")
    try FileManager.default.removeItem(atPath: folder.path() + "-journal")
    #expect(try folder.customer().read { $0.account.allTransactions.count } == 1)
  }

  @Test("lines of SQLite's error log are parsed with any file name, and other lines are refused")
  func errorLog() throws {
    let path = "/tmp/a (b) - c)-"
    let line = "os_unix.c:1: (28) write(\(path)-shm) - No space left on device"
    let entry = try #require(SQLiteErrorLog.Entry(line))
    #expect(entry.code == 28 && entry.path == path + "-shm" && entry.isWhole)
    #expect(entry.concerns(path) && !entry.concerns("/tmp/a"))
    // SQLite cuts long lines.
    let long = "/" + String(repeating: "d", count: 300)
    let cut = try #require(
      SQLiteErrorLog.Entry(String("os_unix.c:38475: (13) open(\(long)-wal) - ".prefix(210)))
    )
    #expect(cut.code == 13 && !cut.isWhole && cut.concerns(long) && !cut.concerns("/tmp/a"))
    for line in [
      "", "os_unix.c:1: ", "os_unix.c:1: (0) write(/j) - ", "os_unix.c:1: (x) write(/j) - ",
      "disk I/O error in \"SELECT (28) write(/j) - \"", "os_unix.c:1: (28 write",
    ] { #expect(SQLiteErrorLog.Entry(line) == nil, "\(line)") }
  }

  @Test("an error at opening does not mention a last action")
  func noActionAtOpening() {
    let problems: [JournalErrorReason] = [
      .foreign, .special("a FIFO"), .leftover("l"), .outdatedLog("l"), .strayRollback("l"),
      .moved("w"), .movedLog("w"), .damaged("w"), .newer("w"), .inUse, .cannotOpen("w"),
      .cannotWrite("w"),
    ]
    for problem in problems {
      let said = JournalError(path: "/j", reason: problem).atOpening.description
      #expect(!said.contains("last action") && !said.contains("repeat the action"), "\(said)")
    }
  }

  private func systemReason(_ code: Int32) -> String { String(cString: strerror(code)) }

  @Test("the default journal name fits every file system")
  func longNames() throws {
    let state = ["XDG_STATE_HOME": "/s"]
    for letter in ["n", "é", "語", "🗞", "👩‍👩‍👧‍👦", "e\u{301}\u{302}\u{303}"] {
      let name = String(repeating: letter, count: 255 / letter.utf8.count)
      let path = JournalPaths.path(forConfigurationAt: "/\(name).storekit", environment: state)
      let file = path.split(separator: "/").last ?? ""
      #expect(file.utf8.count <= 255 - ".01234567.new-journal".utf8.count, "\(file)")
      #expect(file.hasPrefix(letter + letter), "\(file)")
    }
  }

  @Test("a journal's name contains no part of a private key that was passed as the file")
  func keyAsFile() throws {
    // Generated for this test; the second line has slashes.
    let key =
      "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2\\n"
      + "OF/2NxApJCzGCEDdfSp6VQO30hyhRANCAAQRWz+jn65BtOMvdyHKcvjBeBSDZH2r\\n"
      + "1RTwjmYSi9R/zpBnuQ4EiMnCqfMPWiZqB4QdbAd0E7oH50VpuZ1P087G"
    for path in [key, "/\(key)", "Folder/\(key).storekit"] {
      let journal = JournalPaths.path(
        forConfigurationAt: path,
        environment: ["XDG_STATE_HOME": "/s"]
      )
      let file = try #require(journal.split(separator: "/").last)
      #expect(file.wholeMatch(of: /store-[0-9a-f]{16}\.journal/) != nil, "\(file)")
      #expect(PathText.shownName(of: path) == "(withheld)")
    }
  }

  @Test("files in two folders have two journals, even if the folder names are not UTF-8")
  func folderNotUTF8() throws {
    let folder = try JournalFolder()
    let paths = try [UInt8(0xE8), 0xE9].map { byte in
      let bytes = Array(folder.url.path.utf8) + [UInt8(ascii: "/"), byte, 0]
      let name = bytes.map { CChar(bitPattern: $0) }
      try #require(mkdir(name, 0o700) == 0, "this file system requires names in UTF-8")
      // The link's name is UTF-8.
      let link = folder.path("link\(byte)")
      try #require(symlink(name, link) == 0)
      return JournalPaths.path(forConfigurationAt: link + "/S.storekit", environment: [:])
    }
    #expect(paths[0] != paths[1])
  }

  @Test("a read-only journal is an error at once", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    let folder = try JournalFolder()
    try folder.customer().perform(.purchase("first.low"))
    for (path, mode) in [(folder.path(), mode_t(0o400)), (folder.url.path, 0o500)] {
      chmod(path, mode)
      defer { chmod(path, 0o700) }
      let error = #expect(throws: JournalError.self) { try folder.customer() }
      #expect(error?.description.contains(systemReason(EACCES)) == true)
    }
    #expect(try folder.customer().read { $0.account.allTransactions.count } == 1)
  }

  @Test("a log older than its journal is refused, and no action is lost")
  func outdatedLog() throws {
    let folder = try JournalFolder()
    let log = folder.path() + "-wal"
    var customer: JournaledSimulation? = try folder.customer()
    try customer?.perform(.purchase("first.low"))
    // The log that a killed program would leave.
    let left = try Data(contentsOf: URL(filePath: log))
    customer = nil
    try folder.customer().perform(.purchase("first.high"))
    try folder.customer().perform(.purchase("second.only"))
    let expected = try folder.customer().simulation
    try left.write(to: URL(filePath: log))
    let error = #expect(throws: JournalError.self) { try folder.customer() }
    guard case .outdatedLog(let path)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasSuffix("customer.journal-wal"))
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder.path() + suffix)
    }
    #expect(try folder.customer().simulation == expected)
  }

  @Test("a file left by a deleted journal is refused")
  func leftovers() throws {
    for suffix in ["-wal", "-shm", "-journal"] {
      for content in ["", "left"] {
        let folder = try JournalFolder()
        try folder.write(Data(content.utf8), to: "customer.journal" + suffix)
        let error = #expect(throws: JournalError.self) { try folder.customer() }
        guard case .leftover(let path)? = error?.reason else {
          Issue.record("\(suffix): \(String(describing: error))")
          continue
        }
        #expect(path.hasSuffix("/customer.journal" + suffix))
        #expect(!FileManager.default.fileExists(atPath: folder.path()))
        try FileManager.default.removeItem(atPath: folder.path() + suffix)
        _ = try folder.customer()
      }
    }
  }
}
