import PreviewChannel
import TerminalUI

/// A terminal that is a pair of pipes to the previewer: it sends frames and receives the person's
/// input.
@MainActor
final class PipeTerminal: Terminal {
  private(set) var size: Size
  private let pipes: PreviewerPipes
  private var reader = EnvelopeReader()
  private var isReading = false
  private var listener: Listener?

  init(size: Size, pipes: PreviewerPipes) {
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

  /// Does nothing, because the previewer redraws its own screen.
  func invalidate() {}

  /// Does nothing, because the previewer also suspends this program.
  func suspend() {}
}
