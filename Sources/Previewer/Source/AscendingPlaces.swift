/// Positions in a file, in ascending order.
enum AscendingPlaces {
  /// Returns the number of positions before `place`. Takes logarithmic time.
  static func count(in places: [Int], before place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
