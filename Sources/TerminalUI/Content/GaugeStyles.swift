/// A bar that is filled up to the value: SwiftUI's `automatic`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false)
  }
}

/// A bar that is filled up to the value: SwiftUI's `linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false)
  }
}

/// A line with a mark at the value: SwiftUI's `linear`.
public struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A line.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: true)
  }
}

/// A line with a mark at the value, without its label: SwiftUI's `accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A line.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: true, showsLabel: false)
  }
}

/// A filled bar, without its label: SwiftUI's `accessoryLinearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isMarked: false, showsLabel: false)
  }
}

/// A circle that fills in quarters: SwiftUI's `accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A circle.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

/// A circle that fills in quarters: SwiftUI's `accessoryCircularCapacity`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A circle.
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
  /// A line with a mark at the value, without its label.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A filled bar, without its label.
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
