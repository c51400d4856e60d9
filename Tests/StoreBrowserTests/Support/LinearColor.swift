import Foundation
import TerminalExport

/// A colour with linear components from 0 to 1, for ratios of contrast.
struct LinearColor {
  /// Red, green and blue.
  let parts: [Double]

  static let white = LinearColor([255, 255, 255])
  static let black = LinearColor([0, 0, 0])

  /// Creates a colour from the components of sRGB, 0 to 255 each.
  init(_ bytes: [Int]) {
    parts = bytes.map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  init(_ color: ScreenTheme.RGB) {
    self.init([color.red, color.green, color.blue].map(Int.init))
  }

  fileprivate init(linear parts: [Double]) { self.parts = parts }

  /// The relative luminance, as WCAG 2 defines it.
  var luminance: Double { 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }

  /// Returns the contrast ratio, as WCAG 2 defines it: 1 to 21.
  func contrast(to other: LinearColor) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}

/// How a person sees colours: as most people do, or without one of the three kinds of cones.
enum ColorVision: String, CaseIterable {
  case usual = "usual vision"
  case protanopia
  case deuteranopia
  case tritanopia

  /// Returns the colour that a person with usual vision would see instead.
  func seen(_ color: LinearColor) -> LinearColor {
    LinearColor(
      linear: matrix.map { row in
        let sum = zip(row, color.parts).reduce(0) { $0 + $1.0 * $1.1 }
        return min(1, max(0, sum))
      }
    )
  }

  /// The matrix for linear components, from G. M. Machado, M. M. Oliveira and L. A. F. Fernandes:
  /// A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009, severity 1.
  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
