import Foundation
import Testing

@Suite("Work on other threads")
struct ConcurrencyTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The spellings that start work on another thread.
  private static let spellings = [
    "detachNewThread", "Thread(", "Task.detached", "DispatchQueue.global", "DispatchQueue(label",
    "pthread_create", "concurrentPerform",
  ]

  /// The files that start threads, with the reason. None of them runs before the first frame of
  /// `browse` or `render`: there a thread that created types crashed the runtime on a busy machine.
  private static let allowed = [
    "PreviewChannel/PipeReading.swift": "reads a preview's pipe, which blocks",
    "PreviewStage/PreviewerPipes.swift": "reads the previewer's pipe, which blocks",
    "Previewer/Build/BackgroundWork.swift": "reads and scans a previewed file, which can be large",
    "Previewer/Process/LimitedRun.swift": "watches what a preview takes",
    "Previewer/Process/PipeDrain.swift": "reads what a tool or a preview writes, which blocks",
    "Previewer/Process/ToolRun.swift": "waits for the compiler",
    "Previewer/Session/PrintingRun.swift": "waits for a printed preview",
    "Previewer/Session/RunningProgram.swift": "waits for a preview's process",
    "ViewEngine/Graph/NodeObservation.swift": "announces a change again, after the first frame",
  ]

  @Test("only the listed files start threads")
  func files() throws {
    let folder = Self.root.appending(path: "Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { ["swift", "c", "h"].contains($0.pathExtension) }
    #expect(sources.count > 500, "the sources were not read")
    var found: Set<String> = []
    for file in sources {
      let text = try String(contentsOf: file, encoding: .utf8)
      if Self.spellings.contains(where: text.contains) {
        found.insert(file.path.replacing(folder.path + "/", with: ""))
      }
    }
    #expect(found == Set(Self.allowed.keys))
  }
}
