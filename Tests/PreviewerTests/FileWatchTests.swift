import Foundation
import TestSupport
import Testing

@testable import Previewer

@Suite("File watch", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct FileWatchTests {
  private let folder: URL
  private var file: URL { folder.appending(path: "A.swift") }
  private var catalog: URL { folder.appending(path: "Assets.xcassets") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: folder.appending(path: "A.swift"))
    let set = folder.appending(path: "Assets.xcassets/Sky.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    // Longer than the bytes on which the hash value of `Data` depends.
    let text = String(repeating: " ", count: 200) + "{}"
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
  }

  /// Returns the first reported changes after an action.
  private func changes(after action: @MainActor () throws -> Void) async throws -> Set<String> {
    let (changes, told) = AsyncStream.makeStream(of: Set<String>.self)
    let other = folder.appending(path: "B.swift").path
    let watch = FileWatch([file.path, other], catalogs: [catalog.path]) { told.yield($0) }
    defer {
      watch.end()
      try? FileManager.default.removeItem(at: folder)
    }
    try action()
    for await change in changes { return change }
    return []
  }

  @Test("a write in place is reported")
  func inPlace() async throws {
    let changes = try await changes {
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data("two".utf8))
      try handle.close()
    }
    #expect(changes == [file.path])
  }

  @Test("a replaced file is reported, as editors save")
  func renamed() async throws {
    let changes = try await changes {
      let copy = folder.appending(path: ".A.swift.swp")
      try Data("two".utf8).write(to: copy)
      try FileManager.default.removeItem(at: file)
      #expect(rename(copy.path, file.path) == 0)
    }
    #expect(changes == [file.path])
  }

  @Test("a created file is reported")
  func created() async throws {
    let other = folder.appending(path: "B.swift")
    #expect(try await changes { try Data("b".utf8).write(to: other) } == [other.path])
  }

  @Test("an unchanged or touched file is not reported")
  func unchanged() async throws {
    let other = folder.appending(path: "B.swift")
    let changes = try await changes {
      try Data("one".utf8).write(to: file, options: .atomic)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.distantPast],
        ofItemAtPath: file.path
      )
      try Data("b".utf8).write(to: other)
    }
    #expect(changes == [other.path])
  }

  @Test("an added set is reported as a change of its catalog")
  func addedSet() async throws {
    let changes = try await changes {
      try FileManager.default.createDirectory(
        at: catalog.appending(path: "Sun.colorset"),
        withIntermediateDirectories: false
      )
    }
    #expect(changes == [catalog.path])
  }

  @Test("a removed set is reported as a change of its catalog")
  func removedSet() async throws {
    let changes = try await changes {
      try FileManager.default.removeItem(at: catalog.appending(path: "Sky.colorset"))
    }
    #expect(changes == [catalog.path])
  }

  @Test("changed JSON of a set is reported as a change of its catalog")
  func changedSet() async throws {
    let changes = try await changes {
      let text = String(repeating: " ", count: 200) + "[]"
      try Data(text.utf8).write(to: catalog.appending(path: "Sky.colorset/Contents.json"))
    }
    #expect(changes == [catalog.path])
  }
}
