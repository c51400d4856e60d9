/// The path from the root of a document to a value.
indirect enum DocumentPath {
  case root
  case key(String, DocumentPath)
  case index(Int, DocumentPath)

  /// Returns the path of a member.
  func appending(_ key: String) -> DocumentPath { .key(key, self) }

  /// The end of the path, from its last key: `introductoryOffers[1]`.
  var lastMember: String {
    switch self {
    case .root: ""
    case .index(let index, let parent): parent.lastMember + "[\(index)]"
    case .key(let key, _): key
    }
  }

  /// The key path as text: `subscriptionGroups[0].subscriptions[2].displayPrice`.
  var text: String {
    switch self {
    case .root: return ""
    case .index(let index, let parent): return parent.text + "[\(index)]"
    case .key(let key, let parent):
      let start = parent.text
      return start.isEmpty ? key : start + "." + key
    }
  }
}
