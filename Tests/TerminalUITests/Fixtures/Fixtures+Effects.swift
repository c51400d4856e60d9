@testable import TerminalUI

extension Fixture {
  static let effects: [Fixture] = [
    Fixture("opacity", [Size(width: 12, height: 5), Size(width: 20, height: 6)]) {
      VStack(alignment: .leading) {
        Text("whole").opacity(1)
        Text("dim").opacity(0.5)
        Text("nothing").opacity(0)
        Text("area").background(.red).opacity(0.6)
        Text("both").opacity(0.8).opacity(0.8)
      }
    },
    Fixture("hidden", [Size(width: 9, height: 3)]) {
      VStack {
        Text("above")
        Text("hidden").hidden()
        Text("below")
      }
    },
    Fixture("color-changes", [Size(width: 12, height: 5), Size(width: 20, height: 10)]) {
      VStack(alignment: .leading) {
        Text("brightness").brightness(0.3)
        Text("contrast").contrast(0.5)
        Text("saturation").saturation(0)
        Text("grayscale").grayscale(1)
        Text("hueRotation").hueRotation(.degrees(120))
        Text("colorInvert").colorInvert()
        Text("colorMultiply").colorMultiply(.blue)
        Text("luminanceToAlpha").luminanceToAlpha()
        Text("ground").background(.red).grayscale(1)
        Text("plain").foregroundStyle(Color.primary).grayscale(1)
      }
      .foregroundStyle(.orange)
    },
    Fixture("blur", [Size(width: 9, height: 1)]) { Text("blurred").blur(radius: 3) },
    Fixture("scaleEffect", [Size(width: 9, height: 3)]) {
      VStack {
        Text("doubled").scaleEffect(2)
        Text("nothing").scaleEffect(0)
        Text("across").scaleEffect(x: -1, y: 1)
      }
    },
    Fixture("transformEffect", [Size(width: 8, height: 2), Size(width: 12, height: 3)]) {
      VStack(alignment: .leading) {
        Text("stays")
        Text("moved").transformEffect(CGAffineTransform(translationX: 32, y: 16))
      }
    },
    Fixture("effects-without-change", [Size(width: 12, height: 5), Size(width: 26, height: 14)]) {
      VStack(alignment: .leading) {
        Text("shadow").shadow(radius: 4)
        Text("blendMode").blendMode(.multiply)
        Text("compositingGroup").compositingGroup()
        Text("drawingGroup").drawingGroup()
        Text("rotationEffect").rotationEffect(.degrees(45))
        Text("rotation3DEffect").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        Text("contentShape").contentShape(.rect)
        Text("contentTransition").contentTransition(.numericText())
        Text("symbolEffect").symbolEffect(.variableColor.iterative)
        Text("sensoryFeedback").sensoryFeedback(.success, trigger: 1)
        Text("statusBarHidden").statusBarHidden()
        Text("persistentSystemOverlays").persistentSystemOverlays(.hidden)
        MatchedLabel()
      }
    },
    Fixture("animation", [Size(width: 12, height: 5), Size(width: 20, height: 6)]) {
      VStack(alignment: .leading) {
        Text("animation").animation(.spring(), value: 1)
        Text("of everything").animation(.easeIn(duration: 1))
        Text("body").animation(.bouncy) { $0.bold() }
        Text("transition").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("own").transition(Underlining())
      }
    },
    Fixture("phaseAnimator", [Size(width: 12, height: 3), Size(width: 20, height: 4)]) {
      VStack(alignment: .leading) {
        Text("phase").phaseAnimator([1, 2, 3]) { content, phase in
          HStack {
            content
            Text("\(phase)")
          }
        }
        PhaseAnimator(["first", "second"]) { Text($0) }
        Text("keyframes").keyframeAnimator(initialValue: 7) { content, value in
          HStack {
            content
            Text("\(value)")
          }
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(1, duration: 1)
            SpringKeyframe(2, duration: 1)
          }
        }
      }
    },
  ]
}

private struct MatchedLabel: View {
  @Namespace private var namespace

  var body: some View {
    Text("matchedGeometryEffect").matchedGeometryEffect(id: 1, in: namespace)
  }
}

private struct Underlining: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.underline(phase.isIdentity)
  }
}
