import Foundation
import Testing

@testable import TerminalUI

struct KeptMovie: Codable, Hashable {
  var title: String
}

private struct Unwritable: Hashable {}

private struct Nameless: Codable, Hashable {}

@Suite("Navigation paths can be kept")
struct NavigationPathTests {
  private func path() -> NavigationPath {
    var path = NavigationPath(["a"])
    path.append(7)
    path.append(KeptMovie(title: "Metropolis"))
    return path
  }

  @Test("written and read they are what they were")
  func roundTrip() throws {
    let kept = try JSONEncoder().encode(path().codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    #expect(NavigationPath(read) == path())
    #expect(read == path().codable)
  }

  @Test("the last value comes first, each with the name of its type")
  func form() throws {
    let kept = try JSONEncoder().encode(path().codable)
    let strings = try JSONDecoder().decode([String].self, from: kept)
    #expect(strings.count == 6)
    #expect(strings[1] == #"{"title":"Metropolis"}"#)
    #expect(strings[3] == "7")
    #expect(strings[5] == #""a""#)
  }

  @Test("a value that cannot be coded leaves nothing to keep")
  func unwritable() {
    var path = path()
    path.append(Unwritable())
    #expect(path.codable == nil)
    #expect(NavigationPath([Nameless()]).codable == nil)
  }

  @Test("a type that is not known is an error")
  func unknown() {
    let data = Data(#"["no type at all","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
