extension String {
  /// What `check` says on standard error, without how far its review is: that is said once a second
  /// after the first, so that a slow machine says more.
  var withoutReviewProgress: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("reviewed ") }.joined(separator: "\n")
  }
}
