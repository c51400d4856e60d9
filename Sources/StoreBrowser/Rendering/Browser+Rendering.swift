import Foundation
import StoreModel
import TerminalExport
import TerminalUI

extension Browser {
  /// The screen after some keys were pressed, in a format; the same for the same input, to
  /// the byte: what is made anew in each run of the program is not on it.
  ///
  /// - Parameters:
  ///   - size: The screen's size in cells.
  ///   - keys: The keys, in order.
  ///   - format: What the screen is printed as.
  ///   - theme: The colours, where the format has any.
  public func render(
    size: Size,
    pressing keys: [Key] = [],
    as format: ScreenFormat = .text,
    theme: ScreenTheme = .dark
  ) -> String {
    let host = makeReproducibleHost(size: size)
    for key in keys { host.send(.key(key)) }
    let usesASCII = options.usesASCII
    let theme = chosenTheme ?? theme
    switch format {
    case .text: return host.render().lines.map { $0 + "\n" }.joined()
    case .ansi:
      let export = ANSIExport(
        colors: theme.colors,
        backgroundScheme: model.colors.theme.backgroundScheme,
        usesASCII: usesASCII
      )
      return export.text(of: host.render())
    case .svg:
      let frame = host.render()
      let export = SVGExport(
        theme: theme,
        title: title,
        description: spoken.text(of: host),
        usesASCII: usesASCII
      )
      return export.text(of: frame)
    case .html:
      let export = HTMLExport(
        theme: theme,
        title: title,
        language: model.words.locale.identifier(.bcp47),
        usesASCII: usesASCII
      )
      return export.text(of: host.render())
    case .json: return SemanticsExport(usesASCII: usesASCII).text(of: host)
    case .spoken: return spoken.text(of: host)
    }
  }

  /// A recording of the keys being pressed, one after the other, as an asciicast; each frame
  /// in the colours that were chosen by then.
  ///
  /// - Parameter pause: The time between two keys, in milliseconds.
  public func recording(
    size: Size,
    pressing keys: [Key],
    pause: Int = 800,
    theme: ScreenTheme = .dark
  ) -> String {
    let host = makeReproducibleHost(size: size)
    var recording = Asciicast(
      size: size,
      title: title,
      usesASCII: options.usesASCII
    )
    func add(at milliseconds: Int) {
      let frame = host.render()
      recording.colors = (chosenTheme ?? theme).colors
      recording.backgroundScheme = model.colors.theme.backgroundScheme
      recording.add(frame, at: milliseconds)
    }
    add(at: 0)
    for (index, key) in keys.enumerated() {
      host.send(.key(key))
      add(at: (index + 1) * pause)
    }
    return recording.text
  }

  /// The store in every style and each of its placements, as one picture.
  ///
  /// - Parameter size: The size of each store, in cells.
  public func contactSheet(size: Size, theme: ScreenTheme = .dark) -> String {
    let appearance = model.store.appearance
    defer { model.store.appearance = appearance }
    let between = options.usesASCII ? " / " : " · "
    let items = ControlStyleList.entries.flatMap { entry in
      entry.placements.map { placement in
        (model.store.appearance.controlStyle, model.store.appearance.placement) = (
          entry.name, placement
        )
        let host = makeHost(size: size, showing: StoreScreen(model: model.store))
        return ContactSheet.Item(entry.name + between + placement, host.render())
      }
    }
    let sheet = ContactSheet(
      items,
      theme: theme,
      title: title,
      showsCursor: false,
      usesASCII: options.usesASCII
    )
    return sheet.text()
  }

  /// Makes a host of the application whose screens are the same for the same input.
  private func makeReproducibleHost(size: Size) -> ViewHost {
    model.transactions.isReproducible = true
    return makeHost(size: size)
  }

  /// The colours that were chosen, before or by the keys.
  private var chosenTheme: ScreenTheme? {
    switch model.colors.theme {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    case .mono: .mono
    }
  }

  /// The name of what is shown, on one line and without controls: players of recordings give it
  /// to the terminal.
  private var title: String {
    let name = CellText(model.store.group?.displayName ?? "storeterm")
    return name.lines.map(\.string).joined(separator: " ")
  }

  private var spoken: SpokenExport {
    SpokenExport(locale: model.words.locale, usesASCII: options.usesASCII)
  }
}
