/// The reason why a text is not a time of the simulated clock.
package enum TimestampErrorReason: Error, Hashable, Sendable {
  /// The text is not in ISO 8601 form.
  case isNoMoment
  /// The month or its day does not exist, as in 2026-02-30.
  case isNoDay
  /// The moment is before ``Instant/earliest`` or after ``Instant/latest``.
  case isOutOfRange

  /// Finds the reason why a text is not a valid day or moment.
  package init(of text: String) {
    do throws(TimestampErrorReason) {
      _ = try CivilDate(reading: text)
      self = .isOutOfRange
    } catch .isNoMoment {
      do throws(TimestampErrorReason) {
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

extension TimestampErrorReason: CustomStringConvertible {
  /// The reason as the predicate of a sentence whose subject is the text.
  package var description: String {
    switch self {
    case .isNoMoment: "is not a date"
    case .isNoDay: "is a day that does not exist"
    case .isOutOfRange: "is out of range, which is \(Instant.earliest) to \(Instant.latest)"
    }
  }
}
