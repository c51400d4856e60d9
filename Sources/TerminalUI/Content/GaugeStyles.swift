/// A bar that is filled up to the value: the style `automatic`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a filled bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false)
  }
}

/// A bar that is filled up to the value: the style `linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a filled bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false)
  }
}

/// A line with a mark at the value: the style `linear`.
public struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a line with a mark.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: true)
  }
}

/// A line with a mark at the value, without a visible label: the style `accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a line with a mark.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: true, showsLabel: false)
  }
}

/// A bar that is filled up to the value, without a visible label: the style
/// `accessoryLinearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a filled bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false, showsLabel: false)
  }
}

/// A circle that fills in quarters: the style `accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a circle.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A circle that fills in quarters: the style `accessoryCircularCapacity`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a circle.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line with a mark at the value.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value, without a visible label.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, without a visible label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A circle that fills in quarters.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that fills in quarters.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
