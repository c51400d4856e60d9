import Dispatch
import Foundation
import PreviewChannel
import TerminalUI

/// A terminal at the other end of a pipe: frames go to the previewer, and what the person
/// does comes from there.
@MainActor
final class StageTerminal: Terminal {
  private(set) var size: Size
  private let pipes: StagePipes
  private var reader = EnvelopeReader()
  private var source: (any DispatchSourceRead)?
  private var listener: Listener?

  init(size: Size, pipes: StagePipes) {
    self.size = size
    self.pipes = pipes
  }

  func present(_ frame: Frame) { pipes.send(.frame(frame)) }

  func listen(_ listener: Listener?) {
    self.listener = listener
    guard listener != nil, source == nil else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: pipes.input, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    self.source = source
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(pipes.input, &bytes, bytes.count)
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      source?.cancel()
      listener?(nil)
      return
    }
    for case .input(let events) in reader.take(bytes[..<count]).compactMap(PreviewerMessage.init) {
      for case .resize(let size) in events { self.size = size }
      listener?(events)
    }
  }

  /// The previewer sends its screen whole by itself.
  func invalidate() {}

  /// The previewer stops, and with its job this program.
  func suspend() {}
}
