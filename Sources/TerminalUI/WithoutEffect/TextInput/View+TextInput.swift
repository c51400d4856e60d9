/// A kind of keyboard on screen, by UIKit's name.
///
/// - In a terminal: The terminal's keyboard is used.
public enum UIKeyboardType: Hashable, Sendable {
  /// Any text.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses of the web, by UIKit's name.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// Searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// What a text field is for, by UIKit's name.
///
/// - In a terminal: Nothing is filled in, since a terminal has no stored passwords or addresses.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a purpose from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web, by UIKit's name.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// Which letters are made capitals, by UIKit's name.
///
/// - In a terminal: Text is entered as it is typed.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Which letters are made capitals: SwiftUI's `TextInputAutocapitalization`.
///
/// - In a terminal: Text is entered as it is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

extension View {
  /// Says which keyboard is shown.
  ///
  /// - In a terminal: The terminal's keyboard is used.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what a field is for.
  ///
  /// - In a terminal: Nothing is filled in, since a terminal has no stored passwords or addresses.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says whether spelling is corrected.
  ///
  /// - In a terminal: Spelling is never corrected. The value can be read from the environment.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether spelling is corrected: SwiftUI's older form.
  ///
  /// - In a terminal: Spelling is never corrected. The value can be read from the environment.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Says which letters become capitals.
  ///
  /// - In a terminal: Text is entered as it is typed.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says which letters become capitals: SwiftUI's older form.
  ///
  /// - In a terminal: Text is entered as it is typed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// The word on the key that submits: SwiftUI's `SubmitLabel`.
///
/// - In a terminal: The Enter key has no label to show.
public struct SubmitLabel: Hashable, Sendable {
  private let word: String

  /// Done.
  public static let done = SubmitLabel(word: "done")
  /// Go.
  public static let go = SubmitLabel(word: "go")
  /// Send.
  public static let send = SubmitLabel(word: "send")
  /// Join.
  public static let join = SubmitLabel(word: "join")
  /// Route.
  public static let route = SubmitLabel(word: "route")
  /// Search.
  public static let search = SubmitLabel(word: "search")
  /// Return.
  public static let `return` = SubmitLabel(word: "return")
  /// Next.
  public static let next = SubmitLabel(word: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(word: "continue")
}

extension View {
  /// Names the key that submits: SwiftUI's `submitLabel(_:)`.
  ///
  /// - In a terminal: The Enter key has no label to show.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
