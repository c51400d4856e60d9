import SwiftUI

extension EnvironmentValues {
  @Entry var size: Int
}

extension String {
  @Entry var half: Int = 5
}
