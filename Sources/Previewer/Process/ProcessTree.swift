import Foundation

/// A session leader with all processes that it has started, and those that they have.
///
/// Foundation's `Process` puts each program into a process group of its own, so a group is not
/// enough. A process that begins a session of its own belongs to the family as long as its parent
/// lives; a daemon, whose parent has ended, is left alone.
enum ProcessTree {
  /// The living processes of a family.
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

  /// Sends a signal to each member.
  static func send(_ signal: Int32, to leader: pid_t) {
    for process in members(of: leader) { kill(process, signal) }
  }

  /// Stops all members, and those that they start until then. Without this, a member could start a
  /// session just before it is killed, and nothing would show that it belongs to the family.
  private static func stop(_ leader: pid_t) {
    for _ in 0..<20 {
      let moving = living(of: leader).filter { !$0.isStopped }
      if moving.isEmpty { return }
      for process in moving { kill(process.process, SIGSTOP) }
    }
  }

  /// Kills all members, and those that are started meanwhile.
  ///
  /// One that waits for a device cannot be killed; so this gives up after a second.
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

/// What the kernel says of a process.
private struct ProcessStatus {
  let process: pid_t
  let parent: pid_t
  let session: pid_t
  /// Whether it has ended and was not yet waited for.
  let isOver: Bool
  let isStopped: Bool

  /// The status of all processes.
  static func all() -> [ProcessStatus] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap(ProcessStatus.init)
  }

  private init?(_ process: pid_t) {
    // The name, in parentheses, can contain anything.
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
