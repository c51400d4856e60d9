import TestSupport

/// A random number generator with a reproducible seed.
typealias SeededRandom = TestSupport.SeededRandom
