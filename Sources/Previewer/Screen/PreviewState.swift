import ExternalInput

/// The state of a preview, as the status line and the panel show it.
struct PreviewState: Hashable {
  /// The file's name.
  let file: String
  /// The names of all previews; empty before the first run.
  var names: [String] = []
  /// The index of the shown preview.
  var shown = 0
  var isBuilding = false
  /// Whether a program is running and receives keys.
  var isLive = false
  var problem: PreviewProblem?
  var isProblemHidden = false
  /// The number of printed bytes that are missing in the log.
  var droppedCount = 0

  /// The name of the file and of the shown preview.
  var title: String {
    guard names.indices.contains(shown) else { return file }
    guard names.count > 1 else { return "\(file): \(names[shown])" }
    return "\(file): \(names[shown]) (\(shown + 1) of \(names.count))"
  }

  /// The present activity or problem in a few words; `nil` if there is neither.
  var word: String? {
    if isBuilding { return "building" }
    if let problem { return problem.title }
    return droppedCount > 0 ? "\(ByteCount.text(droppedCount)) of output dropped" : nil
  }

  /// The keys that work now, sorted by priority.
  var keys: [PreviewKey] {
    var keys: [PreviewKey] = [.leave]
    if problem != nil { keys.append(.problem) }
    if names.count > 1 { keys.append(.next) }
    keys.append(.again)
    return keys
  }

  /// The problem that the panel shows over the last good screen; `nil` if there is no problem or
  /// the panel is hidden.
  var shownProblem: PreviewProblem? { isProblemHidden ? nil : problem }
}
