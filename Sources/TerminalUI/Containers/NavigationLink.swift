/// A button that pushes a screen: SwiftUI's `NavigationLink`.
///
/// In a list, the link is a row with a disclosure mark. Elsewhere it has the style of the buttons
/// around it.
///
/// In a list with a single selection, a link to a value also selects the value. In a column of a
/// split view, the link pushes no screen if the list selects the value, or if no destination is
/// registered.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable)
    case nothing
  }

  private let target: Target
  private let label: Label
  private var isActive: Binding<Bool>?
  @State private var slot = ScreenSlot()
  @Environment(\.navigation) private var navigation
  @Environment(\.startsColumn) private var startsColumn
  @Environment(\.rowTraitReader) private var rowTraitReader

  /// Creates a link to a view, with a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a view, with a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to the screen of a value. A link to `nil` is disabled.
  ///
  /// Register the screen with ``View/navigationDestination(for:destination:)``.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = value.map { .value(AnyHashable($0)) } ?? .nothing
    self.label = label()
  }

  /// Creates a link to a view, which is pushed while `isActive` is true.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a link to a view, which is pushed while `isActive` is true.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a link to a view, which is pushed while the selection equals `tag`.
  public init<Tag: Hashable>(
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil }
    )
    self.init(isActive: isActive, destination: destination, label: label)
  }

  private var leadsSomewhere: Bool {
    if case .nothing = target { return false }
    return navigation != nil || list != nil
  }

  /// The list that contains the link as a row, if that list has a single selection and the link has
  /// a value.
  private var list: (any ListRowOwner)? {
    guard case .value = target, let list = rowTraitReader?.node as? any ListRowOwner,
      list.isChoosing, !list.isMultiple
    else { return nil }
    return list
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  /// The label as a button or a row.
  public var body: some View {
    updateScreen()
    let link = LinkButton(label: label, follow: follow)
      .disabled(!leadsSomewhere)
    return ConditionalLink(
      content: LinkInList(content: link, value: list == nil ? nil : value),
      isActive: isActive,
      destination: destination
    )
  }

  private var destination: AnyView {
    if case .view(let destination) = target { return AnyView(destination) }
    return AnyView(EmptyView())
  }

  /// Updates the screen that this link pushes: the destination may have changed since the push.
  private func updateScreen() {
    guard case .view(let destination) = target else { return }
    slot.make = { _ in AnyView(destination) }
  }

  private func follow() {
    if let isActive {
      isActive.wrappedValue = true
      return
    }
    if startsColumn { navigation?.removeAll() }
    switch target {
    case .view: navigation?.push(slot)
    case .value(let value): choose(value)
    case .nothing: break
    }
  }
}

extension NavigationLink {
  /// Selects the link's value in the surrounding list, or pushes its screen.
  ///
  /// In a column of a split view the selection alone is enough, since the next column shows the
  /// selected value.
  private func choose(_ value: AnyHashable) {
    let isChosen = list?.choose(linked: value) == true
    let hasScreen = navigation?.hasScreen(of: value) == true
    if list != nil, isChosen && startsColumn || navigation?.replaces == true && !hasScreen {
      navigation?.arrived?()
    } else {
      navigation?.push(value)
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to the screen of a value, with a title. A link to `nil` is disabled.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link to the screen of a value, with a title. A link to `nil` is disabled.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Creates a titled link to a view, which is pushed while `isActive` is true.
  public init(
    _ title: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a titled link to a view, which is pushed while `isActive` is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

/// A link whose screen is also shown while its `isActive` binding, if any, is true.
private struct ConditionalLink<Content: View>: View {
  let content: Content
  let isActive: Binding<Bool>?
  let destination: AnyView

  var body: some View {
    if let isActive {
      content.navigationDestination(isPresented: isActive) { destination }
    } else {
      content
    }
  }
}

/// A link that reports its value to the surrounding list, as the tag of its row.
private struct LinkInList<Content: View>: View {
  let content: Content
  let value: AnyHashable?

  var body: some View {
    if let value {
      content.writingRowTraits { $0.linkedValue = $0.linkedValue ?? value }
    } else {
      content
    }
  }
}

/// The pressable part of a link: a list row, or a button in the surrounding style.
private struct LinkButton<Label: View>: View {
  let label: Label
  let follow: @MainActor () -> Void
  @Environment(\.controlContext) private var context
  @Environment(\.stackAxis) private var stackAxis

  var body: some View {
    if context == .row, stackAxis == nil {
      PressableControl(
        role: .button,
        isSelected: false,
        action: follow,
        content: LinkRow(label: label)
      )
    } else if context == .row {
      PressableControl(
        role: .button,
        isSelected: false,
        action: follow,
        content: LabelInRow(label: MarkedLink(label: label))
      )
    } else {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: nil,
        label: AnyView(label),
        action: follow
      )
      StyledView(\.buttonStyles, configuration) {
        $0.pressable(PlainLabel(label: $0.label, role: .accent))
      }
    }
  }
}

/// The disclosure mark of a link in a row.
private struct LinkMark: View {
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.linkIndicatorVisibility) private var visibility

  private var mark: String {
    let isMirrored = layoutDirection == .rightToLeft
    return usesASCII ? (isMirrored ? "<" : ">") : (isMirrored ? "‹" : "›")
  }

  var body: some View {
    if visibility != .hidden {
      AccessibilityHiddenView(content: Text(mark).foregroundStyle(.secondary).fixedSize())
    }
  }
}

/// A label followed directly by the disclosure mark, for a row that also has other views.
private struct MarkedLink<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: .cells(0)) {
      label.followedByGap()
      LinkMark()
    }
  }
}

/// A label with the disclosure mark at the trailing end of the row.
private struct LinkRow<Label: View>: View {
  let label: Label
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: .cells(0)) {
      label.followedByGap()
      Spacer()
      LinkMark()
    }
    .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
    .bold(isFocused)
  }
}
