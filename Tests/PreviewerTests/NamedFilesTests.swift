#if os(Linux)
import Foundation
import Testing

@testable import Previewer

@Suite("Files of a preview")
@MainActor
struct NamedFilesTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "storeterm-\(UUID().uuidString)").path
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? manager.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("a folder's Swift files are found despite links, odd names and unreadable folders")
  func folder() throws {
    try withFolder { folder in
      let manager = FileManager.default
      for name in ["a", "b.swift", "locked"] {
        try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
      }
      for name in ["a/A.swift", "b.swift/B.swift", "c.txt"] {
        try Data("//\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      try manager.createSymbolicLink(atPath: "\(folder)/a/loop", withDestinationPath: "..")
      chmod("\(folder)/locked", 0)
      let files = try PreviewBuild.files(of: [folder])
      #expect(files == ["\(folder)/a/A.swift", "\(folder)/b.swift/B.swift"])
      let error = #expect(throws: PreviewError.self) {
        try PreviewBuild.files(of: [files[0], "\(folder)/locked"])
      }
      #expect(error?.description.contains("/locked: ") == true)
    }
  }

  @Test("an invalid UTF-8 byte is reported with its line and column")
  func notUTF8() throws {
    try withFolder { folder in
      let path = "\(folder)/A.swift"
      for (bytes, line, column, byte) in [
        ([0xFF], 1, 1, 0xFF), (Array("// é\n".utf8) + [0xE9, 0x0A], 2, 1, 0xE9),
        // A truncated character at the end of the file.
        (Array("a\nbc".utf8) + [0xE2, 0x80], 2, 3, 0xE2),
      ] as [([UInt8], Int, Int, UInt8)] {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(throws: PreviewError.notUTF8(path, line: line, column: column, byte: byte)) {
          try PreviewBuild.text(of: path)
        }
      }
    }
  }
}
#endif
