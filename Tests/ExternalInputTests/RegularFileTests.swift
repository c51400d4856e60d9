import ExternalInput
import Foundation
import Testing

@Suite("Regular files")
struct RegularFileTests {
  private static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "external-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func problem(_ path: String, limit: Int = 16) -> RegularFile.ReadingError? {
    do throws(RegularFile.ReadingError) {
      _ = try RegularFile.bytes(of: path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("pipes, devices and folders are refused at once")
  func others() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(problem(pipe) == .notRegular)
    #expect(problem("/dev/zero") == .notRegular)
    #expect(problem(folder.path) == .isDirectory)
    #expect(problem(folder.path + "/none") == .system(code: ENOENT))
    #expect(problem("a\u{0}b") == .system(code: ENOENT))
  }

  @Test("a file of exactly the limit is read, and one byte more is refused")
  func limit() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    try Data(repeating: 65, count: 16).write(to: file)
    #expect(try RegularFile.bytes(of: file.path, limit: 16).count == 16)
    #expect(problem(file.path, limit: 15) == .tooLarge(size: 16, limit: 15))
    let said = "\(RegularFile.ReadingError.tooLarge(size: 16, limit: 15))"
    #expect(said == "it has 16 bytes, more than the limit of 15 (15 bytes)")
  }
}
