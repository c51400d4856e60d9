#if os(Linux)
import CNcurses
import Foundation
import Testing

@Suite("Variables of the program")
struct VariablesTests {
  /// Kernels before 5.14 do nothing of the kind.
  private static var canTouch: Bool {
    let version = OperatingSystemVersion(majorVersion: 5, minorVersion: 14, patchVersion: 0)
    return ProcessInfo.processInfo.isOperatingSystemAtLeast(version)
  }

  @Test(
    "all pages of variables that begin as zeros are there once they were touched",
    .enabled(if: canTouch)
  )
  func touching() throws {
    let memory = nc_touch_variables()
    let start = try #require(memory.start)
    #expect(memory.length > 0)
    var pages = [UInt8](repeating: 0, count: memory.length / sysconf(Int32(_SC_PAGESIZE)))
    try #require(mincore(start, memory.length, &pages) == 0)
    #expect(pages.allSatisfy { $0 & 1 == 1 })
  }
}
#endif
