import Foundation

@testable import TerminalUI

extension Specimen {
  static let indicators: [Specimen] = labels + progress + gauges

  private static let address = URL(filePath: "/terms")

  private static let labels: [Specimen] = [
    Specimen("Label") {
      VStack(alignment: .leading) {
        Label("Settings", systemImage: "gear")
        Label("Notifications", systemImage: "bell")
        Label("Favourites", systemImage: "star.fill")
      }
    },
    Specimen("Label+Arabic", direction: .rightToLeft) { Label("Settings", systemImage: "gear") },
    Specimen("labelStyle") {
      VStack(alignment: .leading) {
        Label("Icon only", systemImage: "gear").labelStyle(.iconOnly)
        Label("Title only", systemImage: "gear").labelStyle(.titleOnly)
        Label("Both", systemImage: "gear").labelStyle(.titleAndIcon)
      }
    },
    Specimen("Link") { Link("Terms of Service", destination: address) },
    Specimen("Link+Address", press: [.enter]) { Link("Terms of Service", destination: address) },
    Specimen("ShareLink", press: [.enter]) { ShareLink(item: "A poem") },
    Specimen("ContentUnavailableView") {
      ContentUnavailableView(
        "No Plans",
        systemImage: "cart",
        description: Text("Plans of this store appear here.")
      )
    },
    Specimen("ContentUnavailableView+Search") { ContentUnavailableView.search(text: "birds") },
  ]

  private static let progress: [Specimen] = [
    Specimen("ProgressView") { ProgressView() },
    Specimen("ProgressView+Label") { ProgressView("Loading plans") },
    Specimen("ProgressView+Value") { ProgressView("Downloading", value: 0.35) },
    Specimen("ProgressView+Arabic", direction: .rightToLeft) {
      ProgressView("Downloading", value: 0.35)
    },
    Specimen("ProgressView+Words") {
      ProgressView(value: 3.0, total: 4) {
        Text("Steps")
      } currentValueLabel: {
        Text("3 of 4")
      }
    },
    Specimen("progressViewStyle") {
      VStack(alignment: .leading) {
        ProgressView(value: 0.25).progressViewStyle(.circular)
        ProgressView("Circle", value: 1).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.linear)
      }
    },
  ]

  private static let gauges: [Specimen] = [
    Specimen("Gauge") {
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
    Specimen("gaugeStyle", [Size(width: 9, height: 3), Size(width: 32, height: 10)]) {
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
