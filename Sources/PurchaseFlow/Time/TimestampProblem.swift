/// Why a text is no moment that the clock can show.
package enum TimestampProblem: Error, Hashable, Sendable {
  /// The text has another form than ISO 8601's.
  case isNoMoment
  /// The month or its day does not exist, as in 2026-02-30.
  case isNoDay
  /// The moment is before ``Instant/earliest`` or after ``Instant/latest``.
  case isOutOfRange

  /// What is wrong with a day or moment that cannot be read.
  package init(of text: String) {
    do throws(TimestampProblem) {
      _ = try CivilDate(reading: text)
      self = .isOutOfRange
    } catch .isNoMoment {
      do throws(TimestampProblem) {
        _ = try Instant(reading: text)
        self = .isOutOfRange
      } catch {
        self = error
      }
    } catch {
      self = error
    }
  }
}

extension TimestampProblem: CustomStringConvertible {
  /// The predicate of a sentence about the text.
  package var description: String {
    switch self {
    case .isNoMoment: "is not a date"
    case .isNoDay: "is a day that does not exist"
    case .isOutOfRange: "is out of range, which is \(Instant.earliest) to \(Instant.latest)"
    }
  }
}
