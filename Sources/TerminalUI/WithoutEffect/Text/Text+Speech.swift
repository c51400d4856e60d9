extension Text {
  /// Sets whether speech includes punctuation.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether speech spells out the characters.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of speech.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether speech waits for earlier announcements.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
