import Testing

@testable import StoreModel

@Suite("The parts of a path")
struct PathTextTests {
  @Test(
    "are what dirname(1) and basename(1) say, for names of one character too",
    arguments: [
      ("j", ".", "j"), ("-", ".", "-"), ("é", ".", "é"), ("🗞", ".", "🗞"), (".", ".", "."),
      ("/", "/", ""), ("//", "/", ""), ("", ".", ""), ("/j", "/", "j"), ("//j", "/", "j"),
      ("a/j", "a", "j"), ("a//j", "a", "j"), ("a/j/", "a", "j"), ("./j", ".", "j"),
      ("/a/b/c.journal", "/a/b", "c.journal"), ("e\u{301}/j", "e\u{301}", "j"),
      // A combining mark behind a slash makes one character of both.
      ("a/\u{301}j", "a", "\u{301}j"), ("a\nb/j", "a\nb", "j"), ("é/é", "é", "é"),
    ]
  )
  func parts(path: String, folder: String, name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
  }

  @Test(
    "leave out what follows the last dot, but for a name that begins with it",
    arguments: [
      ("a/Store.storekit", "Store"), ("a.b.storekit", "a.b"), (".storekit", ".storekit"),
      ("s", "s"), ("a.b/s", "s"), ("s.", "s"), ("", ""),
    ]
  )
  func stem(path: String, stem: String) { #expect(PathText.stem(of: path) == stem) }

  @Test(
    "lead from one file to another",
    arguments: [
      ("b", "a", "b"), ("b", "d/a", "d/b"), ("/b", "d/a", "/b"), ("b", "/a", "/b"),
      ("../b", "d/a", "d/../b"), ("b", "./a", "./b"),
    ]
  )
  func beside(name: String, file: String, path: String) {
    #expect(PathText.path(name, beside: file) == path)
  }
}
