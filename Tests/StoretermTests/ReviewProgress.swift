extension String {
  /// The stderr text of `check` without the progress of its review, which is printed once a second
  /// after the first second, so that a slow machine prints more.
  var withoutReviewProgress: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("reviewed ") }.joined(separator: "\n")
  }
}
