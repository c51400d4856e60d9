import SwiftUI

struct Counting: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}
