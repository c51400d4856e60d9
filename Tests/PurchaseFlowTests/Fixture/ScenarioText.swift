import Foundation
import PurchaseFlow

/// A scenario written in a test, for the store of the scenario files.
struct ScenarioText {
  let steps: String
  var head = "start: 2026-01-15T10:00:00Z"
  var format = ScenarioFormat.text
  /// Text before the scenario, such as a byte order mark.
  var mark = ""
  var payloads: any EventPayloads = PlainPayloads()

  /// The report of a run. The file is called `test.yaml`.
  func report() throws -> ScenarioReport {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenario-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ScenarioFilesTests.folder.appendingPathComponent("Flow.storekit").path
    let text = "\(mark)store: \(store)\n\(head)\nsteps:\n\(steps)\n"
    let file = folder.appendingPathComponent("test.yaml")
    try Data(text.utf8).write(to: file)
    return ScenarioReport(files: [file.path], format: format, payloads: payloads)
  }
}
