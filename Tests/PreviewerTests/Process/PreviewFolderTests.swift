#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import Previewer

@Suite("Preview folder", .timeLimit(.minutes(LongTest.minutes(30))))
struct PreviewFolderTests {
  /// Calls a closure with a new temporary folder.
  private static func withTemporary(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storeterm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("removing the folder removes its content and kills its processes")
  func removal() throws {
    try Self.withTemporary { temporary in
      let folder = try PreviewFolder(in: temporary)
      try Data("x".utf8).write(to: folder.url.appending(path: "a b"))
      let child = try ChildProcess(
        "/bin/sh",
        ["-c", "trap '' TERM HUP INT; setsid sleep 1000 & sleep 1000 & wait"],
        environment: ["PATH": "/usr/bin:/bin"],
        descriptors: [:],
        cleanup: folder.cleanup
      )
      try poll { ProcessTree.members(of: child.pid).count >= 3 }
      let members = ProcessTree.members(of: child.pid)
      folder.remove()
      #expect(try Self.names(in: temporary).isEmpty)
      #expect(child.wait() == .signal(SIGKILL))
      try poll { members.allSatisfy { ProcessTree.members(of: $0).isEmpty } }
    }
  }

  @Test("the end of a program is reported only while the pipe is open")
  func lateEnd() throws {
    try Self.withTemporary { temporary in
      let folder = try PreviewFolder(in: temporary)
      #expect(folder.cleanup.noteEnd(of: 1))
      folder.remove()
      #expect(!folder.cleanup.noteEnd(of: 1))
    }
  }

  @Test("the next preview removes abandoned folders and no others")
  func sweep() throws {
    try Self.withTemporary { temporary in
      let used = try PreviewFolder(in: temporary)
      let foreign = temporary.appending(path: "storeterm-other")
      let abandoned = temporary.appending(path: "storeterm-preview.abcdef")
      for folder in [foreign, abandoned.appending(path: "1/bin")] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        at: temporary.appending(path: "storeterm-preview.link"),
        withDestinationURL: foreign
      )
      let folder = try PreviewFolder(in: temporary)
      #expect(
        try Self.names(in: temporary)
          == [
            "storeterm-other", used.url.lastPathComponent, folder.url.lastPathComponent,
            "storeterm-preview.link",
          ].sorted()
      )
      for one in [used, folder] { one.remove() }
      #expect(try Self.names(in: temporary) == ["storeterm-other", "storeterm-preview.link"])
    }
  }

  @Test("a locked folder stays locked until it is released")
  func lock() throws {
    try Self.withTemporary { temporary in
      let lock = try #require(FolderLock(temporary.path))
      #expect(FolderLock(temporary.path) == nil)
      lock.release()
      let again = try #require(FolderLock(temporary.path))
      again.release()
      #expect(FolderLock(temporary.path + "/none") == nil)
    }
  }

  @Test("a folder that cannot be created is refused with the reason")
  func refusal() throws {
    let error = #expect(throws: PreviewError.self) {
      try PreviewFolder(in: URL(fileURLWithPath: "/none"))
    }
    #expect(
      error?.description
        == "/none: No such file or directory. Set TMPDIR to a writable folder with free space."
    )
  }
}

/// Waits for a condition, for at most a minute.
func poll(_ isMet: () throws -> Bool) throws {
  let deadline = ContinuousClock.now + .seconds(60)
  while try !isMet() {
    try #require(ContinuousClock.now < deadline)
    usleep(10_000)
  }
}
#endif
