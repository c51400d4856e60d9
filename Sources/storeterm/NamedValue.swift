import ArgumentParser

/// A value that an option takes by its name.
///
/// ArgumentParser makes the list of names by itself, but with key paths and in code that knows
/// no type; for that the runtime goes through all conformances of the program, twice for each
/// option.
protocol NamedValue: ExpressibleByArgument, CaseIterable, RawRepresentable<String>
where AllCases == [Self] {}

extension NamedValue {
  /// The names.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// A name says enough.
  public static var allValueDescriptions: [String: String] { [:] }
}
