import ExternalInput
import Foundation
import ImageDecoding

/// The state of an ``AsyncImage``: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet, or there is no URL.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The loaded image, or `nil` in the other phases.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason why the image cannot be loaded, or `nil` in the other phases.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The reason why an ``AsyncImage`` could not be loaded.
///
/// ```swift
/// import SwiftUI
///
/// func message(_ phase: AsyncImagePhase) -> String {
///   (phase.error as? AsyncImageError) == .notLocal ? "Save the image as a file first" : ""
/// }
/// ```
public enum AsyncImageError: Error, Hashable, Sendable {
  /// The URL is not a file URL. Programs in a terminal do not load pictures from a network.
  case notLocal
  /// The file does not exist, or is not a PNG or JPEG file that can be read.
  case unreadable
}

/// An image that is loaded when it appears: SwiftUI's `AsyncImage`.
///
/// It loads PNG and JPEG files from file URLs, on another thread. It loads nothing from a network:
/// other URLs show the placeholder, or have the phase `failure`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an image that is shown unmodified once it is loaded.
  ///
  /// `scale` is the number of pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == DefaultAsyncImageContent {
    self.init(url: url, scale: scale) { DefaultAsyncImageContent(phase: $0) }
  }

  /// Creates an image that `content` modifies, with a placeholder until it is loaded.
  public init<Loaded: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates an image from a closure that is called for each phase.
  ///
  /// - In a terminal: The loaded image is shown at once. `transaction` has no effect.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The view of the present phase.
  public var body: some View {
    VStack(spacing: .cells(0)) { content(phase) }
      .task(id: url) {
        guard let url else {
          phase = .empty
          return
        }
        let loaded = await AsyncImagePhase.loaded(url, scale: Double(scale))
        // A cancelled task would replace the picture of a later URL.
        if !Task.isCancelled { phase = loaded }
      }
  }
}

/// The content of an ``AsyncImage`` without a closure: the image, or blank cells until it is
/// loaded.
public struct DefaultAsyncImageContent: View {
  let phase: AsyncImagePhase

  /// The image, or blank cells.
  public var body: some View {
    if let image = phase.image { image } else { Color.clear }
  }
}

extension AsyncImagePhase {
  /// Loads the file at a URL and returns the resulting phase. Runs on another thread, because a
  /// large picture takes longer than a frame.
  fileprivate nonisolated static func loaded(_ url: URL, scale: Double) async -> AsyncImagePhase {
    guard url.isFileURL else { return .failure(AsyncImageError.notLocal) }
    do {
      var bitmap = try Bitmap(contentsOfFile: url.path(percentEncoded: false))
      bitmap.scale = scale > 0 ? scale : 1
      return .success(Image(bitmap, label: Text(verbatim: url.lastPathComponent)))
    } catch {
      let path = PrintableText.path(url.path(percentEncoded: false))
      DebugLog.noteOnce("AsyncImage: cannot read \(path): \(error)")
      return .failure(AsyncImageError.unreadable)
    }
  }
}
