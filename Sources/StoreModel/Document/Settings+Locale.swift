import ExternalInput
import Foundation

extension StoreConfiguration.Settings {
  /// The locale of the store; American English where ``locale`` is not the name of one.
  package var storeLocale: Locale {
    LocaleName.locale(locale) ?? Locale(identifier: StoreConfiguration.Settings().locale)
  }
}
