import Foundation
import StoreModel
import TerminalUI

/// The name and the description of a subscription group, as the default marketing content displays
/// them.
@MainActor
struct HeaderTexts {
  /// The localized name of the group.
  let name: String
  /// The localized description of the group. Without it, the description that all plans share;
  /// empty if they have different ones.
  let description: String

  /// Creates the texts for the plans of a store.
  init(_ plans: [Product], in catalog: StoreCatalog) {
    name = plans.first?.subscription?.groupDisplayName ?? ""
    let own = plans.first.flatMap { catalog.group(of: $0)?.description } ?? ""
    description = own.isEmpty ? Self.sharedDescription(of: plans) ?? "" : own
  }

  private static func sharedDescription(of plans: [Product]) -> String? {
    guard plans.count > 1, let first = plans.first?.description else { return nil }
    return plans.allSatisfy { $0.description == first } ? first : nil
  }

  /// Returns the height in rows of a header with these texts.
  func rows(in size: Size, hasPicture: Bool) -> Int {
    let space = StoreSpace(size: size, placement: .automatic, headerRows: 0)
    if space.isCompact { return space.isTiny ? 0 : 1 }
    let width = min(space.columnWidth - 4, StoreHeader.measure)
    let lines = (CellText(description).columns + width - 1) / max(1, width)
    let picture = hasPicture ? StoreHeader.pictureRows + 1 : space.isLarge ? 4 : 0
    return 1 + min(lines, StoreHeader.mostLines) + picture
  }
}

extension StoreCatalog {
  /// Returns the group of a plan; `nil` if the plan is from another catalog.
  fileprivate func group(of plan: Product) -> SubscriptionGroup? {
    guard let info = plan.subscription, groups.indices.contains(info.groupPosition) else {
      return nil
    }
    let group = groups[info.groupPosition]
    return group.id == info.subscriptionGroupID ? group : nil
  }
}

/// The default marketing content: a picture, the name of the group, and its description.
struct StoreHeader: View {
  let plans: [Product]
  @Environment(\.storeSession) private var session
  @Environment(\.storeSpace) private var space
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.usesASCII) private var usesASCII

  /// The height of a picture, in rows.
  static let pictureRows = 6
  /// The maximum width of the description, in columns. Centred text is hard to read in longer
  /// lines.
  static let measure = 60
  /// The maximum number of lines of the description.
  static let mostLines = 3

  var body: some View {
    let texts = HeaderTexts(plans, in: session.catalog)
    VStack(spacing: .cells(0)) {
      if !space.isCompact { picture(texts.name) }
      if !space.isTiny { Text(texts.name).bold() }
      if !space.isCompact, !texts.description.isEmpty {
        Text(texts.description).foregroundStyle(.secondary).lineLimit(Self.mostLines)
          .frame(maxWidth: .cells(Self.measure))
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(2))
  }

  @ViewBuilder private func picture(_ name: String) -> some View {
    if showsPictures, !usesASCII, space.hasPictureRows, let image = promotionalImage {
      image.resizable().scaledToFit()
        .frame(maxWidth: .cells(4 * Self.pictureRows), maxHeight: .cells(Self.pictureRows))
        .padding(.bottom, .cells(1))
    } else if space.isLarge, let initial = name.first {
      // A mark in place of an icon. Screen readers read the name.
      Text(initial.uppercased()).bold().foregroundStyle(.accentRole)
        .padding(.horizontal, .cells(1))
        .border(.accent, line: .rounded)
        .padding(.bottom, .cells(1))
        .accessibilityHidden(true)
    }
  }

  private var promotionalImage: Image? {
    StoreHeader.promotionalImage(of: plans, in: session)
  }

  /// Returns the first promotional image of the plans; `nil` if the store has none.
  static func promotionalImage(of plans: [Product], in session: StoreSession) -> Image? {
    plans.lazy.compactMap { session.iconPhase(of: $0).promotionalIcon }.first
  }
}

extension StoreSpace {
  /// Whether the store has enough rows for a picture above the name.
  var hasPictureRows: Bool { size.height >= StoreFrameLimits.largeSize.height }
}

private enum HeaderDescriptionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The description in the header of the store; `nil` if there is none. Plans with the same
  /// description do not repeat it.
  var storeHeaderDescription: String? {
    get { self[HeaderDescriptionKey.self] }
    set { self[HeaderDescriptionKey.self] = newValue }
  }
}
