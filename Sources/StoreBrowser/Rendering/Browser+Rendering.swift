import Foundation
import StoreModel
import TerminalExport
import TerminalUI

extension Browser {
  /// Returns the screen after the given keys, in an output format. The same input always gives the
  /// same bytes, because values that are random in each run are left out.
  ///
  /// - Parameters:
  ///   - size: The screen's size in cells.
  ///   - keys: The keys, in order.
  ///   - format: The output format.
  ///   - theme: The colours, for formats with colours. A theme of the browser's options takes
  ///     precedence.
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
    case .text: return host.render().plainText
    case .ansi:
      let export = ANSIExport(
        colors: theme.colors,
        theme: model.colors.theme,
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

  /// Returns an asciicast recording of the keys, pressed one after the other. Each frame has the
  /// colour theme that is selected at that time.
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
      recording.theme = model.colors.theme
      recording.add(frame, at: milliseconds)
    }
    add(at: 0)
    for (index, key) in keys.enumerated() {
      host.send(.key(key))
      add(at: (index + 1) * pause)
    }
    return recording.text
  }

  /// Returns one SVG picture of the store in every style and placement. The picture of a store
  /// without plans shows its products once.
  ///
  /// - Parameter size: The size of each store, in cells.
  public func contactSheet(size: Size, theme: ScreenTheme = .dark) -> String {
    let appearance = model.store.appearance
    defer { model.store.appearance = appearance }
    let between = options.usesASCII ? " / " : " · "
    func item(_ name: String) -> ContactSheet.Item {
      let host = makeHost(size: size, showing: StoreScreen(model: model.store))
      return ContactSheet.Item(name, host.render())
    }
    let styles = model.store.showsPlans ? ControlStyleList.entries : []
    let items = styles.flatMap { entry in
      entry.placements.map { placement in
        (model.store.appearance.controlStyle, model.store.appearance.placement) = (
          entry.name, placement
        )
        return item(entry.name + between + placement)
      }
    }
    let sheet = ContactSheet(
      items.isEmpty ? [item("StoreView")] : items,
      theme: theme,
      title: title,
      showsCursor: false,
      usesASCII: options.usesASCII
    )
    return sheet.text()
  }

  /// Returns a host whose screens are the same for the same input.
  private func makeReproducibleHost(size: Size) -> ViewHost {
    model.transactions.isReproducible = true
    model.clockPlayer.time = StillTime()
    return makeHost(size: size)
  }

  /// The theme that the options or the keys chose; `nil` for automatic.
  private var chosenTheme: ScreenTheme? {
    model.colors.theme == .auto ? nil : ScreenTheme(model.colors.theme)
  }

  /// The title of the export, on one line and without control characters. Players of recordings
  /// send it to the terminal.
  private var title: String {
    let name = CellText(model.store.group?.displayName ?? "storeterm")
    return name.lines.map(\.string).joined(separator: " ")
  }

  private var spoken: SpokenExport {
    SpokenExport(locale: model.words.locale, usesASCII: options.usesASCII)
  }
}
