import Foundation
import StoreModel
import Testing

@Suite("The real path of a file")
struct RealPathTests {
  @Test("every path to a file has the same real path, even if the file is missing")
  func ways() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "storeterm-real-path-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = inner.appending(path: "A.storekit").path
    try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
    let link = folder.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: inner.path)

    let real = realPath(of: file)
    #expect(real.hasSuffix("/inner/A.storekit"))
    #expect(realPath(of: link + "/A.storekit") == real)
    #expect(realPath(of: inner.path + "/../inner/./A.storekit") == real)
    #expect(realPath(of: link + "/B.storekit") == realPath(of: inner.path) + "/B.storekit")
    #expect(realPath(of: "/none/C/../B.storekit") == "/none/B.storekit")
    #expect(realPath(of: "/") == "/")
  }
}
