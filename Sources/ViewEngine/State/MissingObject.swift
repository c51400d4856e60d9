import Foundation

/// Ends the program because a view reads an object that no view above it sets, as SwiftUI does.
///
/// - Parameter modifier: The modifier that sets such an object.
func endForMissingObject(_ type: Any.Type, modifier: String) -> Never {
  let message = "no \(type) in the environment; add \(modifier) above"
  // Ends a debug build, with the message.
  assertionFailure(message)
  // A release build prints no message before it ends.
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  preconditionFailure(message)
}
