import Testing

/// All tests that touch curses or the locale: both belong to the whole process, so
/// these run one after the other.
@Suite(.serialized)
struct CursesTests {
}
