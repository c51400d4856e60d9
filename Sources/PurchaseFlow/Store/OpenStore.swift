/// The store that a customer has open, with the indexes that lookups use.
struct OpenStore: Hashable, Sendable {
  let contents: StoreContents
  let catalog: Catalog
  let calendar: BillingCalendar

  init(_ contents: StoreContents = StoreContents()) {
    self.contents = contents
    catalog = Catalog(contents.products, storefront: contents.storefront)
    calendar = contents.calendar
  }
}
