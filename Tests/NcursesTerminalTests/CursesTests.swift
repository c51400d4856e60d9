import Testing

/// All tests that use curses or the locale. Both are global to the process, so these tests run
/// serially.
@Suite(.serialized)
struct CursesTests {
}
