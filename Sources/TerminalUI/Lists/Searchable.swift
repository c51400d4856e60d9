/// Where a search field stands: SwiftUI's `SearchFieldPlacement`. In a terminal it stands
/// above the content, wherever it is asked for.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Above the content.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Above the content.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Above the content.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Above the content.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
}

private struct Searchable<Content: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let content: Content
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack {
        Unread(content: Text(verbatim: usesASCII ? "/" : "⌕").fixedSize())
          .foregroundStyle(ColorRole.secondary)
        TextField("Search", text: text, prompt: prompt)
      }
      .environment(\.yieldsDefaultFocus, true)
      content
    }
  }
}

extension View {
  /// Puts a field to search with above this view: SwiftUI's `searchable`.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    Searchable(text: text, prompt: prompt, content: self)
  }

  /// Puts a field to search with above this view, with a prompt.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    Searchable(text: text, prompt: Text(prompt), content: self)
  }

  /// Puts a field to search with above this view, with a prompt.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    Searchable(text: text, prompt: Text(prompt), content: self)
  }
}
