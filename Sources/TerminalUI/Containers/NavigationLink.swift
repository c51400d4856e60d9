/// A button that pushes a screen: SwiftUI's `NavigationLink`. In a list it is a row with a
/// mark at its end; in other places it looks as buttons there do. In a list of which a row
/// can be chosen, a link to a value chooses it; in a column of a split view that is all it
/// does where values of its type are chosen, or nobody declares their screen.
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
  @Environment(\.rowOwner) private var rowOwner

  /// Creates a link to a view, with any label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a view, with any label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to the screen of a value; without a value it cannot be used. See
  /// ``View/navigationDestination(for:destination:)``.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = value.map { .value(AnyHashable($0)) } ?? .nothing
    self.label = label()
  }

  /// Creates a link to a view that is followed whenever a condition holds.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a link to a view that is followed whenever a condition holds.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a link to a view that is followed whenever the selection is its tag.
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

  /// The list in which the link is a row, where one row at a time can be chosen.
  private var list: (any ListRowOwner)? {
    guard case .value = target, let list = rowOwner?.node as? any ListRowOwner,
      list.isChoosing, !list.isMultiple
    else { return nil }
    return list
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  /// The label, to be pressed.
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

  /// A screen that was pushed goes on to show what the link leads to now.
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
  /// Chooses the link's value in the list around it, where that chooses values of its type,
  /// and in a column of a split view leaves it at that: the next column shows what is
  /// chosen. Else pushes the screen of the value.
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

  /// Creates a link to the screen of a value, with a title.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link to the screen of a value, with a title.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?)
  where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a title to a view that is followed whenever a condition holds.
  public init(
    _ title: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title to a view that is followed whenever a condition holds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

/// A link that is also followed by a condition.
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

/// A link that tells the list around it, where rows of that can be chosen, what it stands for.
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

/// What a link is pressed by.
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

/// The mark that says that there is more.
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

/// A label and the mark after it, beside other views in a row.
private struct MarkedLink<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: .cells(0)) {
      label.followedByGap()
      LinkMark()
    }
  }
}

/// A label with a mark at the end of the row.
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
