import StoreModel
import StoreViews
import TerminalUI

/// The products of the file, and the diagnostics about it. On a wide screen, the file's fields of
/// the selected row are beside the list.
struct ConfigurationScreen: View {
  let model: ConfigurationModel

  /// The minimum screen width in columns at which the fields are beside the list; this project's
  /// choice.
  static let columnsForFields = 100

  var body: some View {
    VStack(alignment: .leading) {
      if let problem = model.problem {
        Text(problem).foregroundStyle(.critical)
      } else if !model.sellsFile {
        Text(
          model.words.text(
            ConfigurationText.soldBefore,
            model.keyBindings.key(of: "configuration.read")
          )
        )
        .foregroundStyle(.warning)
      }
      if model.hasRows {
        FilterLine(
          words: model.words,
          filter: model.filter,
          prompt: model.words.text(ConfigurationText.searchPrompt),
          found: model.rows.count,
          count: model.allRows.count
        )
        HStack(alignment: .top, spacing: .cells(1)) {
          ConfigurationList(model: model)
            .frame(maxWidth: .cells(BrowserView.readableWidth), maxHeight: .infinity)
          if model.screenSize.columns >= Self.columnsForFields, let row = model.selectedRow {
            // The sheet with the same fields is over the pane.
            Group { if !isSheetOpen { FieldList(row: row, model: model, width: widthOfFields) } }
              .frame(width: .cells(widthOfFields))
          }
        }
      } else {
        UnavailableView(
          title: model.words.text(ConfigurationText.emptyTitle),
          text: model.words.text(ConfigurationText.emptyText)
        )
      }
    }
    .padding(.leading, .cells(1))
    .padding(.top, .cells(model.screenSize.isTall ? 1 : 0))
    .frame(maxWidth: .infinity, alignment: .leading)
    .sheet(isPresented: sheetBinding, title: isSheetOpen ? model.selectedRow?.title ?? "" : "") {
      FieldSheet(model: model)
    }
  }

  private var isSheetOpen: Bool { model.navigation.sheet == .fileDetails }

  private var sheetBinding: Binding<Bool> {
    Binding {
      isSheetOpen
    } set: { isPresented in
      if !isPresented, isSheetOpen { model.navigation.sheet = nil }
    }
  }

  /// The width of the fields: half of the screen, limited so that values stay close to their keys.
  private var widthOfFields: Int { min(model.screenSize.columns / 2 - 3, FieldSheet.width + 1) }
}

/// The rows with their headings.
private struct ConfigurationList: View {
  let model: ConfigurationModel

  var body: some View {
    let (rows, selected) = (model.rows, model.selectedRow?.id)
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(rows) { row in
            VStack(alignment: .leading) {
              if let heading = row.heading {
                Text(heading).bold().padding(.top, .cells(row.id == rows.first?.id ? 0 : 1))
              }
              ConfigurationLine(model: model, row: row, isSelected: row.id == selected)
            }
            .id(row.id)
          }
        }
        .clearOfScrollMarks()
      }
      .focusable(false)
      .onChange(of: selected, initial: true) { if let selected { proxy.scrollTo(selected) } }
      .onChange(of: model.filter.rowRequests) { if let selected { proxy.scrollTo(selected) } }
    }
  }
}

/// A row with its second line.
private struct ConfigurationLine: View {
  let model: ConfigurationModel
  let row: ConfigurationRow
  let isSelected: Bool

  var body: some View {
    Button {
      if isSelected {
        model.openSelectedRow()
      } else {
        model.selected = row.id
      }
    } label: {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: .cells(2)) {
          Text(verbatim: row.title)
            .bold(isGroup)
            .lineLimit(isSelected ? 4 : 2)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(verbatim: row.value).fixedSize().foregroundStyle(valueRole)
        }
        secondLine.foregroundStyle(noteRole)
      }
      .padding(.leading, .cells(isPlan ? 2 : 0))
      // A price that touches the end of the bar looks cut.
      .padding(.trailing, .cells(1))
    }
    .buttonStyle(RowButtonStyle(emphasis))
    .focusable(false)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityTarget(isSelected)
  }

  /// While a person types into the filter, the keys do not act on the selected row.
  private var emphasis: RowEmphasis {
    if !isSelected { return .none }
    return model.filter.isTyping ? .chosen : .focused
  }

  /// The note and the identifier. An identifier that is too long is cut in the middle. The selected
  /// row shows it whole, if necessary on a separate line.
  @ViewBuilder private var secondLine: some View {
    let line = HStack(spacing: .cells(2)) {
      if !row.note.isEmpty { Text(verbatim: row.note).fixedSize() }
      if !row.identifier.isEmpty {
        Text(verbatim: row.identifier).lineLimit(1).truncationMode(.middle)
      }
    }
    if isSelected {
      ViewThatFits(in: .horizontal) {
        line.fixedSize()
        VStack(alignment: .leading) {
          if !row.note.isEmpty { Text(verbatim: row.note) }
          if !row.identifier.isEmpty { Text(verbatim: row.identifier) }
        }
      }
    } else {
      line
    }
  }

  private var isGroup: Bool {
    switch row.content {
    case .group, .suiteGroup: true
    case .diagnostic, .plan, .product, .suite: false
    }
  }

  private var isPlan: Bool {
    switch row.content {
    case .plan, .suite: true
    case .diagnostic, .group, .product, .suiteGroup: false
    }
  }

  private var valueRole: ColorRole {
    switch row.content {
    case .diagnostic, .group, .suiteGroup: .secondary
    case .plan, .product, .suite: .price
    }
  }

  private var noteRole: ColorRole {
    guard case .diagnostic(let diagnostic) = row.content else { return .secondary }
    switch diagnostic.severity {
    case .error: return .critical
    case .warning: return .warning
    case .note: return .secondary
    }
  }
}

/// The file's fields of a row, with the file's own keys. The promotional image is above them.
struct FieldList: View {
  let row: ConfigurationRow
  let model: ConfigurationModel
  /// The width of the list in columns.
  let width: Int
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.usesASCII) private var usesASCII

  /// The height of the space for the promotional image, in rows; this project's choice. A column is
  /// half as wide as a row is high.
  private static let rowsOfImage = 8

  private var image: Image? {
    guard showsPictures, !model.usesASCII,
      let path = row.promotionalImageID.flatMap(
        model.configuration.promotionalImages.path(forImageID:)
      )
    else { return nil }
    return model.session.promotionalIcon(atPath: path)
  }

  var body: some View {
    let fields = FileFields(row).fields
    let column = ValueColumn(
      names: fields.filter { $0.value != nil }.map(\.key),
      width: width - 1,
      usesASCII: usesASCII
    )
    ScrollView {
      VStack(alignment: .leading) {
        if let image { picture(image) }
        ForEach(fields) { field in
          if let value = field.value {
            ValueRow(name: field.key, value: value, column: column)
          } else {
            Text(verbatim: field.key).bold().padding(.top, .cells(1))
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .clearOfScrollMarks()
    }
  }

  private func picture(_ image: Image) -> some View {
    image.resizable().scaledToFit()
      .frame(
        width: .cells(2 * Self.rowsOfImage),
        height: .cells(Self.rowsOfImage),
        alignment: .topLeading
      )
      .padding(.bottom, .cells(1))
  }
}

/// A sheet with the file's fields of the selected row.
struct FieldSheet: View {
  let model: ConfigurationModel
  @Environment(\.dismiss) private var dismiss

  /// The maximum width of the fields in columns; this project's choice.
  static let width = 70

  /// The width of the fields in columns, without the empty column before them.
  private var width: Int {
    min(SheetWidth.content(onScreenOf: model.screenSize.columns), Self.width) - 1
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let row = model.selectedRow { FieldList(row: row, model: model, width: width) }
      Button(model.words[.close]) { dismiss() }.frame(maxWidth: .infinity)
        .padding(.top, .cells(model.screenSize.sheetAir))
    }
    .padding(.leading, .cells(1))
    .padding(.top, .cells(model.screenSize.sheetAir))
    .frame(maxWidth: .cells(Self.width), maxHeight: .infinity, alignment: .topLeading)
  }
}
