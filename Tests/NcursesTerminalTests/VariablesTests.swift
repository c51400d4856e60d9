#if os(Linux)
import CNcurses
import Foundation
import Testing

@Suite("Variables of the program")
struct VariablesTests {
  @Test("all pages of variables that begin as zeros are there once they were touched")
  func touching() throws {
    let memory = nc_touch_variables()
    // Kernels before 5.14 do nothing of the kind.
    guard memory.length > 0 else { return }
    let start = try #require(memory.start)
    var pages = [UInt8](repeating: 0, count: memory.length / sysconf(Int32(_SC_PAGESIZE)))
    try #require(mincore(start, memory.length, &pages) == 0)
    #expect(pages.allSatisfy { $0 & 1 == 1 })
  }
}
#endif
