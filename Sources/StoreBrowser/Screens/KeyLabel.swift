import TerminalUI

/// A key and the name of what it does. In reading direction, the key is first.
///
/// The parts are separate texts: within one text, a key would be on the wrong side of an Arabic or
/// Hebrew name.
struct KeyLabel: View {
  let key: Text
  let name: Text?

  var body: some View {
    HStack(spacing: .cells(1)) {
      key.fixedSize()
      name.lineLimit(1)
    }
  }
}
