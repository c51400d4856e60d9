import TerminalUI

private enum StoreSessionKey: EnvironmentKey {
  // Views are evaluated on the main actor, and nothing else reads the environment.
  static var defaultValue: StoreSession { MainActor.assumeIsolated { StoreSession.current } }
}

extension EnvironmentValues {
  /// The store that the views around belong to: the program's unless another was set.
  public var storeSession: StoreSession {
    get { self[StoreSessionKey.self] }
    set { self[StoreSessionKey.self] = newValue }
  }
}

extension View {
  /// Writes as the store does: in its language and direction, its moments in its zone.
  func speakingStoreLanguage(of session: StoreSession) -> some View {
    environment(\.storeWords, StoreWords(words: session.words, dates: session.dates))
      .environment(\.locale, session.catalog.locale)
      .environment(\.timeZone, session.dates.timeZone)
      .environment(\.layoutDirection, LayoutDirection(of: session.catalog.locale))
  }
}
