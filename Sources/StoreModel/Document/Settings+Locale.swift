import ExternalInput
import Foundation

extension StoreConfiguration.Settings {
  /// The locale of the store; `en_US` if ``locale`` is malformed.
  package var storeLocale: Locale {
    LocaleName.locale(locale) ?? Locale(identifier: StoreConfiguration.Settings().locale)
  }
}
