import PreviewChannel
import TerminalUI

/// A terminal at the other end of a pipe: frames go to the previewer, and what the person
/// does comes from there.
@MainActor
final class StageTerminal: Terminal {
  private(set) var size: Size
  private let pipes: StagePipes
  private var reader = EnvelopeReader()
  private var isReading = false
  private var listener: Listener?

  init(size: Size, pipes: StagePipes) {
    self.size = size
    self.pipes = pipes
  }

  func present(_ frame: Frame) { pipes.send(.frame(frame)) }

  func listen(_ listener: Listener?) {
    self.listener = listener
    guard listener != nil, !isReading else { return }
    isReading = true
    PipeReading.begin(pipes.input) { [weak self] in self?.take($0) }
  }

  private func take(_ bytes: [UInt8]?) {
    guard let bytes else {
      listener?(nil)
      return
    }
    for case .input(let events) in reader.take(bytes).compactMap(PreviewerMessage.init) {
      for case .resize(let size) in events { self.size = size }
      listener?(events)
    }
  }

  /// The previewer sends its screen whole by itself.
  func invalidate() {}

  /// The previewer stops, and with its job this program.
  func suspend() {}
}
