import Foundation

@testable import TerminalUI

extension Fixture {
  static let indicators: [Fixture] = labels + progress + gauges

  private static let address = URL(filePath: "/terms")

  private static let labels: [Fixture] = [
    Fixture("Label") {
      VStack(alignment: .leading) {
        Label("Settings", systemImage: "gear")
        Label("Notifications", systemImage: "bell")
        Label("Favourites", systemImage: "star.fill")
      }
    },
    Fixture("Label+Arabic", direction: .rightToLeft) { Label("Settings", systemImage: "gear") },
    Fixture("labelStyle") {
      VStack(alignment: .leading) {
        Label("Icon only", systemImage: "gear").labelStyle(.iconOnly)
        Label("Title only", systemImage: "gear").labelStyle(.titleOnly)
        Label("Both", systemImage: "gear").labelStyle(.titleAndIcon)
      }
    },
    Fixture("Link") { Link("Terms of Service", destination: address) },
    Fixture("Link+Address", press: [.enter]) { Link("Terms of Service", destination: address) },
    Fixture("ShareLink", press: [.enter]) { ShareLink(item: "A poem") },
    Fixture("ContentUnavailableView") {
      ContentUnavailableView(
        "No Plans",
        systemImage: "cart",
        description: Text("Plans of this store appear here.")
      )
    },
    Fixture("ContentUnavailableView+Search") { ContentUnavailableView.search(text: "birds") },
  ]

  private static let progress: [Fixture] = [
    Fixture("ProgressView") { ProgressView() },
    Fixture("ProgressView+Label") { ProgressView("Loading plans") },
    Fixture("ProgressView+Value") { ProgressView("Downloading", value: 0.35) },
    Fixture("ProgressView+Arabic", direction: .rightToLeft) {
      ProgressView("Downloading", value: 0.35)
    },
    Fixture("ProgressView+Words") {
      ProgressView(value: 3.0, total: 4) {
        Text("Steps")
      } currentValueLabel: {
        Text("3 of 4")
      }
    },
    Fixture("progressViewStyle") {
      VStack(alignment: .leading) {
        ProgressView(value: 0.25).progressViewStyle(.circular)
        ProgressView("Circle", value: 1).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.linear)
      }
    },
  ]

  private static let gauges: [Fixture] = [
    Fixture("Gauge") {
      Gauge(value: 18, in: 0...40) {
        Text("Temperature")
      } currentValueLabel: {
        Text("18°")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("40")
      }
    },
    Fixture("gaugeStyle", [Size(width: 9, height: 3), Size(width: 32, height: 10)]) {
      VStack(alignment: .leading) {
        Gauge(value: 0.5) { Text("linear") }.gaugeStyle(.linear)
        Gauge(value: 0.5) { Text("capacity") }.gaugeStyle(.linearCapacity)
        Gauge(value: 0.5) { Text("accessory") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.75) { Text("circle") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.75) {
          Text("circle")
        } currentValueLabel: {
          Text("three quarters")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
    },
  ]
}
