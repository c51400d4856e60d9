#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Returns whether `count` bytes at two addresses are equal.
@inlinable
@inline(__always)
package func hasSameBytes(
  _ left: UnsafeRawPointer,
  _ right: UnsafeRawPointer,
  _ count: Int
) -> Bool {
  memcmp(left, right, count) == 0
}
