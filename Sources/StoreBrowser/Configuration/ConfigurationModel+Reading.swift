import Foundation
import PurchaseFlow
import StoreModel

extension ConfigurationModel {
  /// Says that the file is gone; all that was read of it stays.
  func reportDeletion() {
    guard let path else { return }
    problem = words.text(ConfigurationText.gone, path)
    notices.remark = problem
    log.error("\(path) is gone")
  }

  /// Why there is nothing to read again.
  var readingObstacle: String? {
    path == nil ? words.text(ConfigurationText.noFile) : nil
  }

  /// Reads the file again. The customer stays who they are; a file that can't be read leaves
  /// everything as it was. What was gone back to before the file changed is what it says again.
  ///
  /// - Parameter isAsked: Whether the person asked for it, who is then told also that nothing
  ///   changed.
  func readAgain(isAsked: Bool = false) {
    guard let path else { return }
    do {
      let read = try StoreConfiguration(path: path)
      let wasTroubled = problem != nil
      problem = nil
      if read != configuration || !sellsFile {
        take(read)
        log.notice("read \(path) again")
      } else if wasTroubled || isAsked {
        let key = wasTroubled ? ConfigurationText.backAgain : .readAgain
        notices.remark = words.text(key)
      }
    } catch {
      problem = words.text(ConfigurationText.unreadable, "\(error)")
      notices.remark = problem
      log.error("\(error)")
    }
  }

  /// Whether the store sells what the file says. It does not where it was gone back to before
  /// the file changed.
  var sellsFile: Bool {
    let shown = session.listed
    if let known = comparison, known.configuration == configuration, known.shown == shown {
      return known.isSame
    }
    let isSame = catalog(of: configuration, instead: configuration) == shown
    comparison = (configuration, shown, isSame)
    return isSame
  }

  /// Takes a configuration in place of the one that is open.
  private func take(_ read: StoreConfiguration) {
    let (old, oldCatalog, selected) = (configuration, session.listed, selectedRow?.subject)
    var contents = session.account.store
    contents.follow(from: old.settings, to: read.settings)
    let catalog = catalog(of: read, instead: old)
    configuration = read
    // What was meant may stand in another place of the file now.
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

  /// What a configuration sells, in the language and storefront that are shown; in those of
  /// the file where they are shown because they are the file's.
  private func catalog(
    of read: StoreConfiguration,
    instead old: StoreConfiguration
  ) -> StoreCatalog {
    let shown = session.catalog
    let oldLocale = old.settings.storeLocale
    let newLocale = read.settings.storeLocale
    let followsLocale = shown.locale == (usesASCII ? oldLocale.forASCII : oldLocale)
    let followsStorefront = shown.storefront == Storefront(old.settings.storefront)
    return StoreCatalog(
      read,
      locale: followsLocale ? (usesASCII ? newLocale.forASCII : newLocale) : shown.locale,
      storefront: followsStorefront ? Storefront(read.settings.storefront) : shown.storefront
    )
  }
}

extension StoreContents {
  /// Takes those settings that changed in the file; what was changed here and not there
  /// stays.
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
