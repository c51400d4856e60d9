import Foundation

/// A session leader with all its descendants.
///
/// A process group is not enough, because Foundation's `Process` gives each program its own group.
/// A process with its own session belongs to the tree while its parent is running. Daemons, whose
/// parents have ended, are not included.
enum ProcessTree {
  /// Returns the running processes of a tree.
  static func members(of leader: pid_t) -> [pid_t] { living(of: leader).map(\.process) }

  private static func living(of leader: pid_t) -> [ProcessStatus] {
    var (sessions, processes) = (Set([leader]), Set([leader]))
    var others = ProcessStatus.all()
    var members: [ProcessStatus] = []
    while true {
      let split = others.partition {
        sessions.contains($0.session) || processes.contains($0.parent)
      }
      let found = others[split...]
      if found.isEmpty { break }
      sessions.formUnion(found.map(\.session))
      processes.formUnion(found.map(\.process))
      members += found
      others.removeLast(found.count)
    }
    return members.filter { !$0.isOver }
  }

  /// Sends a signal to all members.
  static func send(_ signal: Int32, to leader: pid_t) {
    for process in members(of: leader) { kill(process, signal) }
  }

  /// Stops all members with SIGSTOP, including processes that start while the function runs. A
  /// member that still runs while others are killed could start a session, and nothing would show
  /// that the session belongs to the tree.
  private static func stop(_ leader: pid_t) {
    for _ in 0..<20 {
      let moving = living(of: leader).filter { !$0.isStopped }
      if moving.isEmpty { return }
      for process in moving { kill(process.process, SIGSTOP) }
    }
  }

  /// Kills all members, including processes that start while the function runs.
  ///
  /// A process that waits for a device cannot be killed, so this function gives up after about a
  /// second.
  static func end(_ leader: pid_t) {
    for _ in 0..<50 {
      stop(leader)
      let processes = members(of: leader)
      if processes.isEmpty { return }
      for process in processes { kill(process, SIGKILL) }
      usleep(20_000)
    }
  }
}

/// The kernel's status of a process.
private struct ProcessStatus {
  let process: pid_t
  let parent: pid_t
  let session: pid_t
  /// Whether the process has ended but has not been reaped yet.
  let isOver: Bool
  let isStopped: Bool

  /// Returns the status of all processes.
  static func all() -> [ProcessStatus] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap(ProcessStatus.init)
  }

  private init?(_ process: pid_t) {
    // The name is in parentheses and may contain any character.
    let text = ProcessFile.text("/proc/\(process)/stat")
    guard let end = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: end)...].split(separator: " ")
    guard words.count > 3, let parent = pid_t(words[1]), let session = pid_t(words[3]) else {
      return nil
    }
    self.process = process
    self.parent = parent
    self.session = session
    isOver = words[0] == "Z" || words[0] == "X"
    isStopped = words[0] == "T" || words[0] == "t"
  }
}
