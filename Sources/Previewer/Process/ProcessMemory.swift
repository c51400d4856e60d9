import Foundation

/// The memory of processes, as the kernel reports it.
enum ProcessMemory {
  /// Returns the resident memory of a process and its descendants, in bytes.
  ///
  /// Processes share the pages of libraries and the pages from before a fork, and the kernel counts
  /// a shared page in each process. The sum is therefore an upper bound, which is fast to compute.
  /// If the sum exceeds `limit`, each page is counted only once, which takes some milliseconds.
  static func resident(ofTree root: pid_t, exactAbove limit: Int) -> Int {
    let processes = tree(of: root)
    let bound = processes.reduce(0) { $0 + resident(of: $1) }
    guard bound > limit else { return bound }
    return processes.reduce(0) { $0 + (proportional(of: $1) ?? resident(of: $1)) }
  }

  /// Returns a process and its descendants. The function follows the lists of children, because
  /// reading the status of all processes ten times a second would be too slow.
  private static func tree(of root: pid_t) -> [pid_t] {
    var found = [root]
    var known: Set<pid_t> = [root]
    var index = 0
    while index < found.count {
      for child in children(of: found[index]) where known.insert(child).inserted {
        found.append(child)
      }
      index += 1
    }
    return found
  }

  private static func children(of process: pid_t) -> [pid_t] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      ProcessFile.text("\(tasks)/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Returns the resident memory of a process in bytes.
  private static func resident(of process: pid_t) -> Int {
    let numbers = ProcessFile.text("/proc/\(process)/statm").split(separator: " ").compactMap {
      Int($0)
    }
    return numbers.count > 1 ? numbers[1] * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Returns the resident memory with each page divided by the number of processes that share it;
  /// `nil` if the kernel does not report this value.
  private static func proportional(of process: pid_t) -> Int? {
    for line in ProcessFile.text("/proc/\(process)/smaps_rollup").split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.first == "Pss:", words.count > 1 { return Int(words[1]).map { $0 << 10 } }
    }
    return nil
  }
}
