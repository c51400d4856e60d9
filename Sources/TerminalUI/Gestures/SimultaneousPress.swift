/// An action that runs in addition to the action of a pressed control.
package struct SimultaneousPress {
  package let action: @MainActor (Press) -> Void
}

private enum SimultaneousPressKey: EnvironmentKey {
  static var defaultValue: SimultaneousPress? { nil }
}

extension EnvironmentValues {
  /// The action that runs in addition to the actions of controls in a view; `nil` for none.
  package var simultaneousPress: SimultaneousPress? {
    get { self[SimultaneousPressKey.self] }
    set { self[SimultaneousPressKey.self] = newValue }
  }
}

/// Content with a gesture that runs in addition to the actions of controls inside.
struct SimultaneousGestureView<Content: View, G: Gesture>: View {
  let content: Content
  let gesture: G
  let isEnabled: Bool
  @State private var memory = GestureMemory()

  init(content: Content, gesture: G, isEnabled: Bool) {
    (self.content, self.gesture, self.isEnabled) = (content, gesture, isEnabled)
  }

  var body: some View {
    let plan = gesture.planned(memory)
    if plan.taps.isEmpty {
      dragged(plan)
    } else {
      FocusArea(
        content: withSimultaneousGesture(plan.taps, dragged(plan)),
        taps: isEnabled ? plan.taps : [],
        isFocusable: isEnabled,
        isCompanion: true
      )
    }
  }

  private func withSimultaneousGesture(_ taps: [TapPlan], _ content: some View) -> some View {
    content.transformEnvironment(\.simultaneousPress) { outer in
      guard isEnabled else { return }
      let before = outer
      outer = SimultaneousPress { press in
        before?.action(press)
        GesturePlan.pressByKey(taps, press)
      }
    }
  }

  @ViewBuilder
  private func dragged(_ plan: GesturePlan) -> some View {
    if plan.drags.isEmpty {
      content
    } else {
      DragArea(content: content, plans: isEnabled ? plan.drags : [])
    }
  }
}
