import ExternalInput
import Foundation

/// A control that selects a colour: SwiftUI's `ColorPicker`.
///
/// Its menu has a field for the hexadecimal code of any colour: `#FF9500`, or `#FF950080` with
/// opacity. The picker shows the name or the code of the selected colour.
///
/// - In a terminal: A menu offers the colours that have a name, instead of a colour wheel.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label and the selected colour.
  public var body: some View {
    MenuPicker(mark: "▾", asciiMark: "v", label: label) {
      ColorName(color: selection.wrappedValue, supportsOpacity: supportsOpacity)
    } options: {
      ColorOptions(selection: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A sample of a colour with its name, or with its code if it has no name.
private struct ColorName: View {
  let color: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: .cells(1)) {
      AccessibilityHiddenView(content: Text(environment.usesASCII ? "*" : "■").fixedSize())
        .foregroundStyle(color)
      if let name = NamedColor.name(of: color) {
        Text(LocalizedStringKey(name))
      } else {
        Text(verbatim: ColorCode(color.resolve(in: environment)).text(supportsOpacity))
      }
    }
  }
}

/// The menu of a colour picker: the named colours, and a field for the code of other colours.
private struct ColorOptions: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var code = ""
  @Environment(\.self) private var environment
  @Environment(\.menuDismissal) private var menuDismissal

  var body: some View {
    PickerOptions(
      selection: .one(selection),
      appearance: .menu,
      content: ForEach(NamedColor.all, id: \.name) { named in
        ColorName(color: named.color, supportsOpacity: supportsOpacity).tag(named.color)
      }
    )
    HStack(spacing: .cells(1)) {
      AccessibilityHiddenView(content: Text(verbatim: " # ").fixedSize())
      TextField("Another", text: $code)
        .onSubmit(take)
    }
  }

  /// Selects the colour whose code is in the field. Does nothing if the code is not valid.
  private func take() {
    guard let typed = ColorCode(code, allowsOpacity: supportsOpacity) else { return }
    selection.wrappedValue = Color(typed.parts)
    menuDismissal?.close()
  }
}

/// A colour that the menu offers by name.
private struct NamedColor {
  let name: String
  let color: Color

  static let all = [
    NamedColor(name: "Red", color: .red), NamedColor(name: "Orange", color: .orange),
    NamedColor(name: "Yellow", color: .yellow), NamedColor(name: "Green", color: .green),
    NamedColor(name: "Mint", color: .mint), NamedColor(name: "Teal", color: .teal),
    NamedColor(name: "Cyan", color: .cyan), NamedColor(name: "Blue", color: .blue),
    NamedColor(name: "Indigo", color: .indigo), NamedColor(name: "Purple", color: .purple),
    NamedColor(name: "Pink", color: .pink), NamedColor(name: "Brown", color: .brown),
    NamedColor(name: "Gray", color: .gray), NamedColor(name: "Black", color: .black),
    NamedColor(name: "White", color: .white),
  ]

  static func name(of color: Color) -> String? { all.first { $0.color == color }?.name }
}

/// The hexadecimal code of a colour.
struct ColorCode: Equatable {
  let parts: Color.Resolved

  init(_ parts: Color.Resolved) { self.parts = parts }

  /// Reads a code of 6 hexadecimal digits, or 8 with opacity. The `#` is optional. Returns `nil`
  /// for other text.
  init?(_ text: String, allowsOpacity: Bool) {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6 || (digits.count == 8 && allowsOpacity),
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let whole = digits.count == 8 ? number : number << 8 | 0xFF
    let part = { (shift: UInt32) in Float(whole >> shift & 0xFF) / 255 }
    parts = Color.Resolved(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// Returns the code. It includes the opacity if `showsOpacity` is true and the colour is not
  /// opaque.
  func text(_ showsOpacity: Bool) -> String {
    var values = [parts.red, parts.green, parts.blue]
    if showsOpacity, parts.opacity < 1 { values.append(parts.opacity) }
    let digits = values.map { part in
      Hexadecimal.byte(UInt8(Int(nearest: part * 255, in: 0...255)), uppercase: true)
    }
    return "#" + digits.joined()
  }
}
