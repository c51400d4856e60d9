import Testing

@testable import StoreModel

@Suite("The parts of a path")
struct PathTextTests {
  @Test(
    "folder and name equal those of dirname(1) and basename(1)",
    arguments: [
      ("j", ".", "j"), ("-", ".", "-"), ("é", ".", "é"), ("🗞", ".", "🗞"), (".", ".", "."),
      ("/", "/", ""), ("//", "/", ""), ("", ".", ""), ("/j", "/", "j"), ("//j", "/", "j"),
      ("a/j", "a", "j"), ("a//j", "a", "j"), ("a/j/", "a", "j"), ("./j", ".", "j"),
      ("/a/b/c.journal", "/a/b", "c.journal"), ("e\u{301}/j", "e\u{301}", "j"),
      // A slash and a combining mark are one character.
      ("a/\u{301}j", "a", "\u{301}j"), ("a\nb/j", "a\nb", "j"), ("é/é", "é", "é"),
    ]
  )
  func parts(path: String, folder: String, name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
  }

  @Test(
    "the stem omits the last extension, but keeps a name that begins with a dot",
    arguments: [
      ("a/Store.storekit", "Store"), ("a.b.storekit", "a.b"), (".storekit", ".storekit"),
      ("s", "s"), ("a.b/s", "s"), ("s.", "s"), ("", ""),
    ]
  )
  func stem(path: String, stem: String) { #expect(PathText.stem(of: path) == stem) }

  @Test(
    "a name beside a file becomes a path",
    arguments: [
      ("b", "a", "b"), ("b", "d/a", "d/b"), ("/b", "d/a", "/b"), ("b", "/a", "/b"),
      ("../b", "d/a", "d/../b"), ("b", "./a", "./b"),
    ]
  )
  func beside(name: String, file: String, path: String) {
    #expect(PathText.path(name, beside: file) == path)
  }
}
