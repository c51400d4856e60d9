import ArgumentParser

/// An option value that is typed by name.
///
/// ArgumentParser's own list of names uses key paths and generic code, for which the runtime
/// searches all conformances of the program, twice for each option.
protocol NamedValue: ExpressibleByArgument, CaseIterable, RawRepresentable<String>
where AllCases == [Self] {}

extension NamedValue {
  /// The names of all values.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Always empty, because the names need no descriptions.
  public static var allValueDescriptions: [String: String] { [:] }
}
