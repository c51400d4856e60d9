import Foundation
import TestSupport
import Testing

@Suite("Client code that imports SwiftUI", .timeLimit(.minutes(LongTest.minutes(30))))
struct ClientTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Clients")

  private static func files(_ folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
  }

  @Test("client code compiles without warnings in both language modes", arguments: [5, 6])
  func bothModes(version: Int) throws {
    let files = try Self.files("Both")
    #expect(files.count >= 8)
    #expect(try ClientCompiler(languageVersion: version).complaints(about: files) == "")
  }

  @Test("Swift 5 mode allows unprotected globals, and Swift 6 mode does not")
  func swift5() throws {
    let files = try Self.files("Swift5")
    #expect(try ClientCompiler(languageVersion: 5).complaints(about: files) == "")
    #expect(try ClientCompiler(languageVersion: 6).complaints(about: files) != "")
  }

  // ArgumentParser imports `os` this way. The program must not need to link a module named `os`.
  @Test("a library can import os and use its lock without linking anything")
  func librariesWithLocks() throws {
    let output = try ClientCompiler().output(
      of: """
        #if canImport(os)
          internal import os
        #endif

        final class Buffer: ManagedBuffer<Int, os_unfair_lock> {
          deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
        }

        @main
        enum Program {
          static func main() {
            let buffer = Buffer.create(minimumCapacity: 1) { buffer in
              buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
              return 41
            }
            buffer.withUnsafeMutablePointers { value, lock in
              os_unfair_lock_lock(lock)
              value.pointee += 1
              print(value.pointee, os_unfair_lock_trylock(lock))
              os_unfair_lock_unlock(lock)
              print(os_unfair_lock_trylock(lock))
            }
          }
        }
        """
    )
    #expect(output == "42 false\ntrue\n")
  }

  @Test("a wrong @Entry is reported at its line")
  func wrongEntry() throws {
    let file = Self.folder.appending(path: "Wrong/Entries.swift")
    let complaints = try ClientCompiler().complaints(about: [file])
    #expect(complaints.contains("Entries.swift:4:"), "\(complaints)")
    #expect(complaints.contains("'@Entry' needs a default value: write 'var size: … = …'"))
    #expect(complaints.contains("'@Entry' belongs in an extension of 'EnvironmentValues'"))
  }

  @Test("UIKit views in SwiftUI code are reported with advice and without other errors")
  func representables() throws {
    let file = Self.folder.appending(path: "Wrong/Representables.swift")
    let complaints = try ClientCompiler().complaints(about: [file])
    let errors = complaints.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count > 8, "\(complaints)")
    let advice = [
      "or surround it with", "use ShareLink", "show the SwiftUI view itself", "use SwiftUI's",
    ]
    for error in errors {
      #expect(error.contains("' is unavailable: "), "\(error)")
      #expect(advice.contains { error.contains($0) }, "\(error)")
    }
    for name in ["UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController"] {
      #expect(complaints.contains("'\(name)' is unavailable"))
    }
  }

  @Test("a file that imports UIKit alone sees UIKit's types and no SwiftUI views")
  func onlyUIKit() throws {
    let file = Self.folder.appending(path: "Wrong/ViewsOfUIKit.swift")
    let complaints = try ClientCompiler().complaints(about: [file])
    let errors = complaints.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1, "\(complaints)")
    #expect(errors.first?.contains("cannot find type 'View' in scope") == true)
  }
}
