import ExternalInput
import Foundation
import NcursesTerminal
import PreviewChannel
import ProgramLog
import StoreKit

/// The part of `storeterm preview` that runs in the previewed program. The program that is built
/// from a previewed file adds its views to a ``PreviewedProgram`` and runs it.
///
/// The previewed program sends frames to the previewer and receives keys. It does not use the
/// terminal.
///
/// ```swift
/// import PreviewStage
/// import SwiftUI
///
/// @MainActor
/// func start() -> Never {
///   PreviewedProgram.run { program in
///     program.add("Greeting") { Text("Hello") }
///   }
/// }
/// ```
@MainActor
public final class PreviewedProgram {
  /// A view to preview, with its name.
  struct NamedView {
    let name: String
    let view: @MainActor () async throws -> AnyView
  }

  private(set) var namedViews: [NamedView] = []
  let options: PreviewedProgramOptions

  init(_ options: PreviewedProgramOptions) { self.options = options }

  /// Shows or prints the preview that the previewer requests, and ends the process.
  ///
  /// - Parameter fill: Adds the previews to the program.
  public static func run(_ fill: @escaping @MainActor (PreviewedProgram) -> Void) -> Never {
    let pipes = PreviewerPipes()
    pipes.followPreviewer()
    MainLoop.run {
      guard let options = PreviewedProgramOptions.ofProcess else {
        pipes.writeError("this program can only be run by storeterm preview")
        return 2
      }
      let program = PreviewedProgram(options)
      fill(program)
      return await program.play(pipes)
    }
  }

  /// Adds a preview that shows a view.
  public func add(_ name: String, view: @escaping @MainActor () -> any View) {
    namedViews.append(NamedView(name: name) { AnyView(view()) })
  }

  /// Adds a view with a name and traits. The first trait is the innermost. A trait's shared context
  /// is created when the view is shown.
  public func add(
    _ name: String,
    traits: @escaping @MainActor () -> [PreviewTrait<Preview.ViewTraits>],
    view: @escaping @MainActor () -> any View
  ) {
    namedViews.append(
      NamedView(name: name) {
        var content = AnyView(view())
        do {
          for trait in traits() { content = try await trait.surround(content) }
        } catch {
          throw PreviewedProgramError.noSurroundings(name, reason: "\(error)")
        }
        return content
      }
    )
  }

  /// Adds a control style with a name. The style is shown in a store with the file's plans.
  public func add(_ name: String, style: Any) {
    guard let style = style as? any SubscriptionStoreControlStyle else { return }
    let (group, placement) = (options.group, options.placement)
    namedViews.append(NamedView(name: name) { style.inStore(group: group, placement: placement) })
  }

  /// Returns the index of the requested preview. Default: the first preview.
  func chosen() throws(PreviewedProgramError) -> Int {
    guard !namedViews.isEmpty else { throw .nothing }
    guard let name = options.preview else { return 0 }
    if let index = namedViews.firstIndex(where: { $0.name == name }) { return index }
    guard let fallback = options.fallback else {
      throw .unknownPreview(name, known: namedViews.map(\.name))
    }
    return min(fallback, namedViews.count - 1)
  }

  private func play(_ pipes: PreviewerPipes) async -> Int32 {
    do {
      let index = try chosen()
      StoreSession.current = try PreviewStore(options).open()
      switch options.mode {
      case .print(let width, let height, let press):
        StoreSession.current.driveProgramClock(isStill: true)
        let view = try await namedViews[index].view()
        await print(view, Size(width: width, height: height), press, pipes)
      case .live(let width, let height):
        try await show(index, Size(width: width, height: height), pipes)
      }
      return 0
    } catch {
      return report("\(error)", pipes)
    }
  }

  private func report(_ problem: String, _ pipes: PreviewerPipes) -> Int32 {
    if case .live = options.mode {
      pipes.send(.previews(namedViews.map(\.name), shown: 0))
      pipes.send(.problem(problem))
    } else {
      pipes.writeError(problem)
    }
    return 2
  }

  // MARK: Rendering

  /// The values that the options set for the views.
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.usesASCII = options.usesASCII
    environment.colorScheme = options.isLight ? .light : .dark
    environment.showsPictures = options.showsPictures
    let named = (options.locale ?? options.viewLocale).flatMap(LocaleName.locale)
    let locale = named ?? Locale(identifier: "en_US")
    environment.locale = locale
    environment.layoutDirection =
      locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return environment
  }

  private func show(_ index: Int, _ size: Size, _ pipes: PreviewerPipes) async throws {
    let view = try await namedViews[index].view()
    pipes.send(.previews(namedViews.map(\.name), shown: index))
    let exit = QuitRequest()
    let root = QuittableNamedView(content: view, exit: exit)
    let host = UIApplication.shared.connect(root, size: size, environment: environment)
    Task { @MainActor in UIApplication.shared.didStart() }
    let terminal = PipeTerminal(size: size, pipes: pipes)
    await host.run(on: terminal, until: { exit.isRequested }) { exit.isRequested = true }
    UIApplication.shared.willTerminate()
    if exit.isRequested { pipes.send(.left) }
  }

  /// Presses the keys and prints the last screen as text. Waits until the program is idle before
  /// each key and before printing.
  private func print(
    _ view: AnyView,
    _ size: Size,
    _ press: [String],
    _ pipes: PreviewerPipes
  ) async {
    let screen = PrintedScreen(
      view.presenting(SystemSheets.program),
      size: size,
      environment: environment
    )
    var (text, isAtRest) = await screen.settled()
    for key in press.compactMap(Key.init(name:)) {
      screen.press(key)
      (text, isAtRest) = await screen.settled()
    }
    if !isAtRest { pipes.writeError(PrintedScreen.restlessNote) }
    pipes.print(text)
  }
}

/// Whether the person wants to quit.
@MainActor
private final class QuitRequest {
  var isRequested = false
}

/// A preview that the key `q` quits, unless one of its views handles the key.
private struct QuittableNamedView: View {
  let content: AnyView
  let exit: QuitRequest

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .presenting(SystemSheets.program)
      .onKeyPress(.character("q")) {
        exit.isRequested = true
        return .handled
      }
  }
}
