import Foundation

/// A process that cleans up after the previewer, however the previewer ends: it kills what the
/// previewer started and still runs, and removes the previewer's folder.
///
/// A program that is killed runs no more code, so another one has to do this. It is a shell that
/// reads from a pipe; only the previewer holds the writing end, which the kernel closes when the
/// previewer ends. The shell makes the folder too, so that no moment is left in which there is a
/// folder and nobody to remove it. Every program that the previewer starts writes its session to that pipe
/// before it runs, so that no moment is left in which the previewer can die and leave it behind.
final class CleanupProcess: Sendable {
  /// The number that a program which is started has the pipe under, until it has registered.
  static let registryNumber: Int32 = 9

  /// The writing end of the pipe.
  var registry: Int32 { pipe.writing }

  /// The previewer holds the reading end too: writing must not fail when the shell is killed.
  private let pipe: PipeEnds
  private let process: pid_t

  /// Kills what ``ProcessTree`` describes, as often as it finds more, then removes the folder. All
  /// are found and stopped before one is killed: the children of a process that ended have another
  /// parent, and a process that still runs can start a new session in between.
  /// A process that is being killed can still make a file in the folder, so the folder is removed again until
  /// it is gone. Each takes at most about 5 seconds.
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

  /// Starts the process, and waits until it has made the folder.
  ///
  /// - Parameter folder: The absolute path of the folder to make and, in the end, to remove.
  /// - Returns: `nil` where the folder is there already, or cannot be made.
  init?(making folder: String) throws(PreviewError) {
    pipe = try PipeEnds()
    // A pipe that nobody reads any more must not stop the previewer when it is full.
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

  /// Whether the shell says that it has made the folder, rather than ends.
  private static func isAnswered(_ descriptor: Int32) -> Bool {
    var byte = UInt8(0)
    while true {
      let count = read(descriptor, &byte, 1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Notes that a session is over, whose number another one can get.
  func noteEnd(of session: pid_t) {
    let line = Array("ended \(session)\n".utf8)
    _ = line.withUnsafeBytes { write(pipe.writing, $0.baseAddress, $0.count) }
  }

  /// Lets the process clean up now, and waits for it. To be called once, and last.
  func finish() {
    for end in [pipe.writing, pipe.reading] { close(end) }
    var status = Int32(0)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
