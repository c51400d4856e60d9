import Foundation
import Testing

@testable import TerminalUI

struct KeptMovie: Codable, Hashable {
  var title: String
}

private struct Unwritable: Hashable {}

private struct Nameless: Codable, Hashable {}

@Suite("Encoded navigation paths")
struct NavigationPathTests {
  private func path() -> NavigationPath {
    var path = NavigationPath(["a"])
    path.append(7)
    path.append(KeptMovie(title: "Metropolis"))
    return path
  }

  @Test("a path that is encoded and decoded equals the original")
  func roundTrip() throws {
    let kept = try JSONEncoder().encode(path().codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    #expect(NavigationPath(read) == path())
    #expect(read == path().codable)
  }

  @Test("an encoded path lists the last value first, each with its type name")
  func form() throws {
    let kept = try JSONEncoder().encode(path().codable)
    let strings = try JSONDecoder().decode([String].self, from: kept)
    #expect(strings.count == 6)
    #expect(strings[1] == #"{"title":"Metropolis"}"#)
    #expect(strings[3] == "7")
    #expect(strings[5] == #""a""#)
  }

  @Test("a path with a value that is not Codable has no codable representation")
  func unwritable() {
    var path = path()
    path.append(Unwritable())
    #expect(path.codable == nil)
    #expect(NavigationPath([Nameless()]).codable == nil)
  }

  @Test("decoding an unknown type name throws an error")
  func unknown() {
    let data = Data(#"["no type at all","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
