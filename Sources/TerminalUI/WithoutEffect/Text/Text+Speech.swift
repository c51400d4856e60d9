extension Text {
  /// Says punctuation aloud.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Spells the text out aloud.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Raises or lowers the voice.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Speaks after what is being spoken.
  ///
  /// - In a terminal: The program does not speak. A screen reader decides how text is read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
