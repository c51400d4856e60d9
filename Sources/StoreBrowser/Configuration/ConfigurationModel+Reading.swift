import Foundation
import PurchaseFlow
import StoreModel

extension ConfigurationModel {
  /// Shows and logs that the file was deleted. The last content stays open.
  func reportDeletion() {
    guard let path else { return }
    problem = words.text(ConfigurationText.gone, path)
    notices.remark = problem
    log.error("\(path) is gone")
  }

  /// The reason why no file can be read again; `nil` if there is a file.
  var readingUnavailableReason: String? {
    path == nil ? words.text(ConfigurationText.noFile) : nil
  }

  /// Reads the file again, with the same customer. If the file is unreadable, only the notice
  /// changes. If the customer went back to a time before a file change, reading applies the file's
  /// present content again.
  ///
  /// - Parameter isRequested: Whether the person requested the reload. If so, a notice appears even
  ///   if the file has not changed.
  func readAgain(isRequested: Bool = false) {
    guard let path else { return }
    do {
      let read = try StoreConfiguration(path: path)
      let wasTroubled = problem != nil
      problem = nil
      if read != configuration || !sellsFile {
        take(read)
        log.notice("read \(path) again")
      } else if wasTroubled || isRequested {
        let key = wasTroubled ? ConfigurationText.backAgain : .readAgain
        notices.remark = words.text(key)
      }
    } catch {
      problem = words.text(ConfigurationText.unreadable, "\(error)")
      notices.remark = problem
      log.error("\(error)")
    }
  }

  /// Whether the store sells the products of the file. Returns `false` if the customer went back to
  /// a time before the file changed.
  var sellsFile: Bool {
    let shown = session.listed
    if let known = comparison, known.configuration == configuration, known.shown == shown {
      return known.isSame
    }
    let isSame = catalog(of: configuration, instead: configuration) == shown
    comparison = (configuration, shown, isSame)
    return isSame
  }

  /// Replaces the open configuration.
  private func take(_ read: StoreConfiguration) {
    let (old, oldCatalog, selected) = (configuration, session.listed, selectedRow?.subject)
    var contents = session.account.store
    contents.follow(from: old.settings, to: read.settings)
    let catalog = catalog(of: read, instead: old)
    configuration = read
    // The selected record may have moved within the file.
    if let row = allRows.first(where: { $0.subject == selected }) { self.selected = row.id }
    guard store.open(catalog, contents) else { return }
    if read.settings.areDialogsDisabled != old.settings.areDialogsDisabled {
      session.areDialogsDisabled = read.settings.areDialogsDisabled
    }
    if let selection = store.selection, catalog.product(id: selection) == nil {
      store.selection = nil
    }
    notices.remark = FileChange(from: oldCatalog, to: catalog).line(in: words)
  }

  /// Returns the catalog of a configuration. The catalog has the language and storefront of the
  /// open store. If these were the values in the old file, the values in the new file are used
  /// instead.
  private func catalog(
    of read: StoreConfiguration,
    instead old: StoreConfiguration
  ) -> StoreCatalog {
    let shown = session.catalog
    let oldLocale = old.settings.storeLocale
    let followsLocale = shown.locale == (usesASCII ? oldLocale.forASCII : oldLocale)
    let followsStorefront = shown.storefront == Storefront(old.settings.storefront)
    return StoreCatalog(
      read,
      locale: followsLocale ? read.settings.storeLocale : shown.locale,
      storefront: followsStorefront ? Storefront(read.settings.storefront) : shown.storefront,
      usesASCII: usesASCII
    )
  }
}

extension StoreContents {
  /// Applies the settings that changed in the file. Other settings keep the values that the person
  /// chose in the browser.
  fileprivate mutating func follow(
    from old: StoreConfiguration.Settings,
    to new: StoreConfiguration.Settings
  ) {
    if old.timeRate != new.timeRate { timeRate = new.timeRate }
    let (before, after) = (StoreSettings(old), StoreSettings(new))
    func follow<Value: Equatable>(_ setting: WritableKeyPath<StoreSettings, Value>) {
      if before[keyPath: setting] != after[keyPath: setting] {
        settings[keyPath: setting] = after[keyPath: setting]
      }
    }
    follow(\.isGracePeriodEnabled)
    follow(\.failsRenewals)
    follow(\.asksToBuy)
    follow(\.interruptsPurchases)
    follow(\.failures)
  }
}
