import StoreModel
import StoreViews
import TerminalUI

/// The transactions screen, modelled on Xcode's transaction manager. On a wide screen, the details
/// of the selected purchase are beside the list. On a narrow screen, they replace the list.
struct TransactionsScreen: View {
  let model: TransactionsModel

  /// The minimum width in cells at which both parts are side by side; this project's choice.
  static let widthForBoth = 100

  var body: some View {
    GeometryReader { proxy in
      NavigationStack {
        TransactionPanes(model: model, size: proxy.cells)
          .navigationTitle(model.words.text(BrowserText.screenTransactions))
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(isPresented: isInspecting(proxy.cells)) {
            // The view needs no focus: keys scroll the only scroll view of the screen anyway.
            TransactionInspector(model: model).focusable(false)
          }
      }
    }
    .onChange(of: model.chosenRow == nil) { _, isNow in
      if isNow { model.isInspecting = false }
    }
    .sheet(isPresented: isSheetOpen, title: model.sheetTitle) {
      if let sheet = model.sheet { TransactionSheet(model: model, sheet: sheet) }
    }
  }

  private var isSheetOpen: Binding<Bool> {
    Binding {
      model.sheet != nil
    } set: {
      if !$0 { model.sheet = nil }
    }
  }

  private func isInspecting(_ size: Size) -> Binding<Bool> {
    Binding {
      model.isInspecting && size.width < Self.widthForBoth
    } set: {
      model.isInspecting = $0
    }
  }
}

/// The list, and beside it the details of the selected row.
private struct TransactionPanes: View {
  let model: TransactionsModel
  let size: Size
  @FocusState private var isReading: Bool
  @FocusState private var isInList: Bool

  private var isWide: Bool { size.width >= TransactionsScreen.widthForBoth }
  /// The maximum width of the inspector in columns. The inspector's texts wrap, so further columns
  /// are more useful for the list. The number is this project's choice.
  private static let widestInspector = 64
  private var inspectorWidth: Int { min(Self.widestInspector, size.width * 2 / 5) }

  var body: some View {
    if isWide, !model.transactionList.rows.isEmpty {
      HStack(alignment: .top, spacing: .cells(0)) {
        VStack(alignment: .leading, spacing: .cells(0)) {
          PaneTitle(title: listTitle, isFocused: isInList).padding(.horizontal, .cells(1))
          TransactionPane(
            model: model,
            width: size.width - inspectorWidth - 1,
            height: size.height - 1,
            hasTitle: false
          )
          .focused($isInList)
        }
        .frame(width: .cells(size.width - inspectorWidth - 1))
        Divider()
        VStack(alignment: .leading, spacing: .cells(0)) {
          PaneTitle(title: model.words.text(AppearanceText.details), isFocused: isReading)
            .padding(.horizontal, .cells(1))
          TransactionInspector(model: model)
            .focused($isReading)
            .onKeyPress(.escape) { leave() }
        }
        .frame(width: .cells(inspectorWidth))
      }
      .onChange(of: model.isInspecting) { _, isNow in if isNow { isReading = true } }
      .onChange(of: isReading) { _, isNow in model.isInspecting = isNow }
    } else {
      TransactionPane(model: model, width: size.width, height: size.height, hasTitle: true)
    }
  }

  private var listTitle: String {
    let count = model.words.number(model.transactionList.rows.count)
    return "\(model.words.text(BrowserText.screenTransactions))  \(count)"
  }

  private func leave() -> KeyPress.Result {
    guard model.isInspecting else { return .ignored }
    model.isInspecting = false
    model.requestFocus()
    return .handled
  }
}

/// The list with its title and filter.
private struct TransactionPane: View {
  let model: TransactionsModel
  let width: Int
  let height: Int
  /// Whether the pane shows its own title.
  let hasTitle: Bool
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace

  /// The minimum height in cells at which columns have titles; this project's choice.
  private static let heightForTitles = 12

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if hasTitle || model.isFilterOpen {
        TransactionHeader(model: model, width: width)
      }
      if model.shown.rows.isEmpty {
        nothing
      } else {
        TransactionTable(
          model: model,
          columns: TransactionColumns(
            model.idealColumnWidths(isNarrow: width < ScreenSizeModel.narrowWidth),
            in: width
          ),
          showsTitles: height >= Self.heightForTitles
        )
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onChange(of: model.focusRequests) { resetFocus(in: namespace) }
  }

  private var nothing: some View {
    let isFiltered = !model.transactionList.rows.isEmpty
    return UnavailableView(
      title: model.words.text(
        isFiltered ? TransactionsText.nothingMatches : TransactionsText.emptyTitle
      ),
      text: isFiltered
        ? model.words.text(
          TransactionsText.nothingMatchesText,
          model.keyBindings.key(of: "transactions.clear-filter")
        )
        : model.words.text(
          TransactionsText.emptyText,
          model.keyBindings.key(of: "transactions.buy")
        )
    )
  }
}
