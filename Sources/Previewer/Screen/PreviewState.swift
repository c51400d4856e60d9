import ExternalInput

/// What the person at a preview is told of it.
struct PreviewState: Hashable {
  /// The file's name.
  let file: String
  /// The names of all previews; none before the first has run.
  var names: [String] = []
  /// Which of them is shown.
  var shown = 0
  var isBuilding = false
  /// Whether there is a program that takes keys.
  var isLive = false
  var problem: PreviewProblem?
  var isProblemHidden = false
  /// How many bytes of what the program printed are not in its log.
  var droppedCount = 0

  /// The file, and what of it is shown.
  var title: String {
    guard names.indices.contains(shown) else { return file }
    guard names.count > 1 else { return "\(file): \(names[shown])" }
    return "\(file): \(names[shown]) (\(shown + 1) of \(names.count))"
  }

  /// What is going on, if there is anything to say.
  var word: String? {
    if isBuilding { return "building" }
    if let problem { return problem.title }
    return droppedCount > 0 ? "\(ByteCount.text(droppedCount)) of output dropped" : nil
  }

  /// The keys that do something now, the most needed first.
  var keys: [PreviewKey] {
    var keys: [PreviewKey] = [.leave]
    if problem != nil { keys.append(.problem) }
    if names.count > 1 { keys.append(.next) }
    keys.append(.again)
    return keys
  }

  /// What is told over the last good screen.
  var shownProblem: PreviewProblem? { isProblemHidden ? nil : problem }
}
