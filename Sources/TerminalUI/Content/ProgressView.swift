import Foundation

/// The progress of a task: SwiftUI's `ProgressView`.
///
/// A view without a value shows a sign that does not move, since a terminal redraws only when
/// something changes.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration
  private var time: TimedProgress?

  private init(_ fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { AnyView($0) },
      currentValueLabel: currentValueLabel.map { AnyView($0) }
    )
  }

  /// Creates a view of `value` out of `total`, with labels for the task and the current value.
  /// `nil` is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  /// Creates a view of the time that has elapsed in an interval, or of the time that remains.
  ///
  /// It is updated while it is visible, at most a hundred times in the interval.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let time = TimedProgress(interval: timerInterval, countsDown: countsDown)
    self.init(
      time.fraction(at: Clock.current.now),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
    self.time = time
  }

  /// The view in the style of the enclosing views.
  public var body: some View {
    if let time {
      TimelineView(.explicit(time.steps)) { styled(time.fraction(at: $0.date)) }
    } else {
      styled(configuration.fractionCompleted)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    return StyledView(\.progressViewStyles, configuration) {
      AutomaticProgressView(configuration: $0)
    }
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : max(0, min(1, fraction))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view, with a verbatim title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init(nil, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view of `value` out of `total`. `nil` is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of `value` out of `total`, with a label. `nil` is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Creates a view of `value` out of `total`, with a localized title. `nil` is indeterminate.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view of `value` out of `total`, with a verbatim title. `nil` is indeterminate.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view of the time that has elapsed in an interval, or of the time that remains. It is
  /// updated while it is visible.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  /// Creates a view of the time that has elapsed in an interval, or of the time that remains, with
  /// a label.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval,
      countsDown: countsDown,
      label: label,
      currentValueLabel: { EmptyView() }
    )
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Creates a view of the present state of a Foundation `Progress`. It does not follow later
  /// changes.
  public init(_ progress: Progress) {
    self.init(
      progress.isIndeterminate ? nil : max(0, min(1, progress.fractionCompleted)),
      label: Text(verbatim: progress.localizedDescription ?? ""),
      currentValueLabel: Text(verbatim: progress.localizedAdditionalDescription ?? "")
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from the configuration of a progress view style. The next outer style draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
}
