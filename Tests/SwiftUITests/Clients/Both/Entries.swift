import SwiftUI

struct Theme: Equatable, Sendable {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry var theme: Theme = Theme()
  @Entry var rowCount = 3
  @Entry var names: [String: Int] = ["a": 1]  // Counted.
  @Entry var onFinish: @MainActor () -> Void = {}
  /// The user's choice.
  @Entry public var choice: String?
  @Entry var `default`: Bool = false
}

private struct MarginKey: EnvironmentKey {
  static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
  var margin: CGFloat {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.theme.name) private var name
  @Environment(\.rowCount) private var rowCount: Int
  @Environment(\.margin) private var margin

  var body: some View {
    Text("\(name) \(theme.name) \(rowCount)")
      .padding(margin)
      .environment(\.theme, Theme(name: "inner"))
      .environment(\.choice, "a")
      .environment(\.default, true)
  }
}
