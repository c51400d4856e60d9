import Foundation

/// How far an image has come that is being loaded: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet, or there is nothing to load.
  case empty
  /// The image is here.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image, once it is here.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the image cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Why an image could not be loaded.
public enum AsyncImageError: Error, Hashable, Sendable {
  /// The address leads into the network, where programs in a terminal do not go for pictures.
  case notLocal
  /// There is no file, or none with a picture that can be read.
  case unreadable
}

/// An image that is loaded when it is shown: SwiftUI's `AsyncImage`.
///
/// Files are loaded, PNG ones. Nothing is fetched from a network: an image with such an
/// address shows the placeholder, or the phase `failure`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an image that is shown as it is.
  public init(url: URL?, scale: CGFloat = 1) where Content == DefaultAsyncImageContent {
    self.init(url: url, scale: scale) { DefaultAsyncImageContent(phase: $0) }
  }

  /// Creates an image that a closure changes, with something to show until it is here.
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

  /// Creates an image that a closure shows in each phase.
  ///
  /// - In a terminal: Changes apply at once, whatever the transaction says.
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

  /// What the phase shows.
  public var body: some View {
    VStack(spacing: .cells(0)) { content(phase) }
      .task(id: url) { phase = url.map { .loaded($0, scale: Double(scale)) } ?? .empty }
  }
}

/// What an image that is loaded shows of itself: itself, or blank cells.
public struct DefaultAsyncImageContent: View {
  let phase: AsyncImagePhase

  /// The image.
  public var body: some View {
    if let image = phase.image { image } else { Color.clear }
  }
}

extension AsyncImagePhase {
  /// What becomes of an address.
  fileprivate static func loaded(_ url: URL, scale: Double) -> AsyncImagePhase {
    guard url.isFileURL else { return .failure(AsyncImageError.notLocal) }
    guard let data = try? Data(contentsOf: url), var bitmap = PNGReader.bitmap(data) else {
      return .failure(AsyncImageError.unreadable)
    }
    bitmap.scale = scale > 0 ? scale : 1
    return .success(Image(bitmap, label: Text(verbatim: url.lastPathComponent)))
  }
}
