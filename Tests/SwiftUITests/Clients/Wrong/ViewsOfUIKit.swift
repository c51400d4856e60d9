import UIKit

struct Card: View {
  var color = UIColor.red
}
