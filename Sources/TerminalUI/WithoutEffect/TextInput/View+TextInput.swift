/// The kind of an onscreen keyboard: UIKit's `UIKeyboardType`.
///
/// - In a terminal: The terminal's keyboard is used.
public enum UIKeyboardType: Hashable, Sendable {
  /// A keyboard for any text.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for URLs. UIKit spells the name in capitals.
  case URL
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for digits and a decimal point.
  case decimalPad
  /// A keyboard for short messages, with @ and #.
  case twitter
  /// A keyboard for web searches.
  case webSearch
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad
}

/// The kind of text in a field: UIKit's `UITextContentType`.
///
/// - In a terminal: Nothing is filled in, since a terminal has no stored passwords or addresses.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A user name for signing in.
  public static let username = UITextContentType(rawValue: "username")
  /// A password for signing in.
  public static let password = UITextContentType(rawValue: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is valid once, such as one sent by message.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An email address of the user.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The last name of a person.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A telephone number of a person.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL. UIKit spells the name in capitals.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card for payment.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// Which letters are capitalized: UIKit's `UITextAutocapitalizationType`.
///
/// - In a terminal: Text is entered as it is typed.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Which letters are capitalized: SwiftUI's `TextInputAutocapitalization`.
///
/// - In a terminal: Text is entered as it is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No letters.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

extension View {
  /// Sets the kind of the onscreen keyboard: SwiftUI's `keyboardType(_:)`.
  ///
  /// - In a terminal: The terminal's keyboard is used.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the kind of text in a field: SwiftUI's `textContentType(_:)`.
  ///
  /// - In a terminal: Nothing is filled in, since a terminal has no stored passwords or addresses.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets whether automatic correction is disabled: SwiftUI's `autocorrectionDisabled(_:)`.
  ///
  /// - In a terminal: Spelling is never corrected. The value can be read from the environment.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether automatic correction is disabled: SwiftUI's deprecated form.
  ///
  /// - In a terminal: Spelling is never corrected. The value can be read from the environment.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Sets which letters are capitalized: SwiftUI's `textInputAutocapitalization(_:)`.
  ///
  /// - In a terminal: Text is entered as it is typed.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets which letters are capitalized: SwiftUI's deprecated form.
  ///
  /// - In a terminal: Text is entered as it is typed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// The label of the key that submits a field: SwiftUI's `SubmitLabel`.
///
/// - In a terminal: The Enter key has no label to show.
public struct SubmitLabel: Hashable, Sendable {
  private let word: String

  /// Labels the key "Done".
  public static let done = SubmitLabel(word: "done")
  /// Labels the key "Go".
  public static let go = SubmitLabel(word: "go")
  /// Labels the key "Send".
  public static let send = SubmitLabel(word: "send")
  /// Labels the key "Join".
  public static let join = SubmitLabel(word: "join")
  /// Labels the key "Route".
  public static let route = SubmitLabel(word: "route")
  /// Labels the key "Search".
  public static let search = SubmitLabel(word: "search")
  /// Labels the key "Return".
  public static let `return` = SubmitLabel(word: "return")
  /// Labels the key "Next".
  public static let next = SubmitLabel(word: "next")
  /// Labels the key "Continue".
  public static let `continue` = SubmitLabel(word: "continue")
}

extension View {
  /// Sets the label of the key that submits a field: SwiftUI's `submitLabel(_:)`.
  ///
  /// - In a terminal: The Enter key has no label to show.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
