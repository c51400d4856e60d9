import SwiftUI

struct Layouts: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color(.systemBackground).ignoresSafeArea()
      Color(uiColor: .secondarySystemBackground)
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack { Text("a") }
      }
      VStack {
        Text("1").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        Text("2").frame(width: 100, height: 50)
        Text("3").padding(20).padding([.top, .horizontal]).padding(.bottom, 8)
        Text("4").background(.red, in: RoundedRectangle(cornerRadius: 8)).shadow(radius: 4)
        Text("5").overlay(alignment: .topTrailing) { Circle().fill(.green) }
        Text("6").background { Color.yellow }
        Text("7").fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        RoundedRectangle(cornerRadius: 12).stroke(.tint, lineWidth: 2).frame(height: 40)
        Rectangle().fill(.ultraThinMaterial).opacity(0.5).cornerRadius(4)
        Spacer(minLength: 0)
        Divider()
      }
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
      GeometryReader { proxy in
        Text("\(proxy.size.width)").frame(width: proxy.size.width / 2)
      }
      ViewThatFits {
        HStack { Text("wide") }
        VStack { Text("high") }
      }
    }
    .safeAreaInset(edge: .bottom) { Text("Bar") }
    .tint(.orange)
    .animation(.default, value: 1)
  }
}
