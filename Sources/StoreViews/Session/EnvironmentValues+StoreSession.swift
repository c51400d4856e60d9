import TerminalUI

private enum StoreSessionKey: EnvironmentKey {
  // `assumeIsolated` is safe here: views are evaluated on the main actor, and no other code reads
  // the environment.
  static var defaultValue: StoreSession { MainActor.assumeIsolated { StoreSession.current } }
}

extension EnvironmentValues {
  /// The store session of the views in this environment; default: the session of the program.
  public var storeSession: StoreSession {
    get { self[StoreSessionKey.self] }
    set { self[StoreSessionKey.self] = newValue }
  }
}

extension View {
  /// Sets the language, the layout direction and the time zone of the session for this view.
  func speakingStoreLanguage(of session: StoreSession) -> some View {
    environment(\.storeWords, StoreWords(words: session.words, dates: session.dates))
      .environment(\.locale, session.catalog.locale)
      .environment(\.timeZone, session.dates.timeZone)
      .environment(\.layoutDirection, LayoutDirection(of: session.catalog.locale))
  }
}
