import Foundation
import Synchronization

/// A process that cleans up after the previewer ends for any reason. It kills the programs that the
/// previewer started and removes the previewer's folder.
///
/// A separate process is needed, because a killed previewer cannot clean up. The process is a shell
/// that reads a pipe. Only the previewer has the writing end of the pipe, which the kernel closes
/// when the previewer ends. The shell also creates the folder, so that every folder has a process
/// that removes it. Every program writes its session to the pipe before it runs, so no program is
/// left behind if the previewer is killed.
final class CleanupProcess: Sendable {
  /// The number of the pipe's descriptor in a program. The program closes this descriptor after it
  /// has registered.
  static let registryNumber: Int32 = 9

  /// The writing end of the pipe.
  var registry: Int32 { pipe.writing }

  /// The previewer also keeps the reading end open, so that writing does not fail if the shell was
  /// killed.
  private let pipe: PipeEnds
  private let process: pid_t
  private let isFinished = Mutex(false)

  /// Kills the processes that ``ProcessTree`` describes until it finds no more processes, then
  /// removes the folder.
  ///
  /// All processes are stopped before any of them is killed. Otherwise children of a killed process
  /// would get another parent, and a process that still runs could start a new session. A dying
  /// process may still create files, so the folder is removed repeatedly. Each step takes at most
  /// about 5 seconds.
  private static let script = """
    trap '' HUP INT QUIT TERM TSTP TTIN TTOU PIPE
    cd /
    folder=$1
    mkdir -m 700 -- "$folder" 2>/dev/null || exit 1
    echo made
    exec >/dev/null
    sessions=' '
    processes=' '
    while read -r event session; do
      case $event in
      began) sessions="$sessions$session " ;;
      ended) sessions="${sessions%% $session *} ${sessions#* $session }" ;;
      esac
    done
    kill_family() {
      passes=0
      moving=1
      while [ $moving = 1 ] && [ $passes -lt 20 ]; do
        moving=0
        living=
        for file in /proc/[0-9]*/stat; do
          read -r line <"$file" || continue
          process=${line%% *}
          set -- ${line##*) }
          case $sessions in
          *" $4 "*) ;;
          *)
            case $sessions$processes in
            *" $2 "*) sessions="$sessions$4 " ;;
            *) continue ;;
            esac
            ;;
          esac
          case $processes in
          *" $process "*) ;;
          *)
            processes="$processes$process "
            moving=1
            ;;
          esac
          case $1 in
          Z | X) ;;
          T | t) living="$living $process" ;;
          *)
            kill -s STOP "$process"
            living="$living $process"
            moving=1
            ;;
          esac
        done
        passes=$((passes + 1))
      done
      [ -n "$living" ] || return 1
      kill -s KILL $living
      return 0
    } 2>/dev/null
    attempts=0
    while [ "$sessions" != ' ' ] && [ $attempts -lt 50 ] && kill_family; do
      sleep 0.02
      attempts=$((attempts + 1))
    done
    attempts=0
    rm -rf -- "$folder"
    while [ -e "$folder" ] && [ $attempts -lt 50 ]; do
      sleep 0.1
      attempts=$((attempts + 1))
      rm -rf -- "$folder"
    done
    """

  /// Starts the process, and waits until it has created the folder.
  ///
  /// - Parameter folder: The absolute path of the folder to create and finally remove.
  /// - Returns: `nil` if the folder exists or cannot be created.
  init?(making folder: String) throws(PreviewError) {
    pipe = try PipeEnds()
    // Writing to a full pipe must not block the previewer.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    do {
      let answer = try PipeEnds()
      defer { close(answer.reading) }
      do {
        defer { close(answer.writing) }
        process = try SpawnRequest(
          path: "/bin/sh",
          arguments: ["-c", Self.script, "storeterm-cleanup", folder],
          environment: ["PATH": "/usr/bin:/bin"],
          descriptors: [0: pipe.reading, 1: answer.writing]
        )
        .start()
      }
      if Self.isAnswered(answer.reading) { return }
    } catch {
      for end in [pipe.reading, pipe.writing] { close(end) }
      throw error
    }
    finish()
    return nil
  }

  /// Returns whether the shell reports that it created the folder. If it fails, the shell ends
  /// without a report.
  private static func isAnswered(_ descriptor: Int32) -> Bool {
    var byte = UInt8(0)
    while true {
      let count = read(descriptor, &byte, 1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reports to the shell that a session ended, because the session's number may be reused. Has no
  /// effect after ``finish()``, when the number of the closed descriptor may belong to another
  /// file.
  ///
  /// - Returns: Whether the pipe was open.
  @discardableResult
  func noteEnd(of session: pid_t) -> Bool {
    let line = Array("ended \(session)\n".utf8)
    return isFinished.withLock { isFinished in
      if isFinished { return false }
      _ = line.withUnsafeBytes { write(pipe.writing, $0.baseAddress, $0.count) }
      return true
    }
  }

  /// Makes the process clean up now, and waits for its end. Call this function once, after all
  /// other functions.
  func finish() {
    isFinished.withLock { isFinished in
      isFinished = true
      for end in [pipe.writing, pipe.reading] { close(end) }
    }
    var status = Int32(0)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
