import TestSupport

/// Random numbers that a seed repeats.
typealias SeededRandom = TestSupport.SeededRandom
