import UIKit

// Colours, haptics and device checks of an app, in a file that imports UIKit alone.

extension UIColor {
  static let card = UIColor { traits in
    switch traits.userInterfaceStyle {
    case .dark: return UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1)
    default: return .white
    }
  }

  static let accent = UIColor(named: "Accent") ?? .systemOrange

  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }

  var isLight: Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  func darker(by fraction: CGFloat) -> UIColor {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return UIColor(
      hue: hue,
      saturation: saturation,
      brightness: brightness * (1 - fraction),
      alpha: alpha
    )
  }
}

@MainActor
enum Haptics {
  static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }

  static func purchased() {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
  }

  static func chosen() { UISelectionFeedbackGenerator().selectionChanged() }
}

@MainActor
struct DeviceReport {
  let isTablet = UIDevice.current.userInterfaceIdiom == .pad
  let isSmall = UIScreen.main.bounds.height < 700
  let system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  let model = UIDevice.current.model
  let id = UIDevice.current.identifierForVendor?.uuidString ?? "unknown"
  let isDark = UITraitCollection.current.userInterfaceStyle == .dark
  let isCalm = UIAccessibility.isReduceMotionEnabled

  var mark: UIImage? {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    return UIImage(systemName: "star.fill", withConfiguration: size)?
      .withRenderingMode(.alwaysTemplate)
  }

  func copy() {
    UIPasteboard.general.string = model
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.setAlternateIconName("Dark") { error in print(error ?? "changed") }
  }
}
