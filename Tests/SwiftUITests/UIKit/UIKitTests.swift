import Foundation
import Testing

@testable import SwiftUI

@Suite("What there is of UIKit")
@MainActor
struct UIKitTests {
  /// One red pixel.
  private static let pixel = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSu\
    QmCC
    """

  @Test("an image is made of PNG data and of known symbols, and of nothing else")
  func images() throws {
    let data = try #require(Data(base64Encoded: Self.pixel))
    #expect(UIImage(data: data)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 0.5, height: 0.5))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test("an image is shown as the symbol that it is")
  func shown() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    let host = ViewHost(Image(uiImage: image), size: Size(width: 1, height: 1))
    #expect(host.render().lines == ["★"])
  }

  @Test("the program opens no addresses, and says so")
  func opening() async throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!UIApplication.shared.canOpenURL(url))
    #expect(await UIApplication.shared.open(url) == false)
    var answer: Bool?
    UIApplication.shared.open(url) { answer = $0 }
    #expect(answer == false)
  }

  @Test("there is one scene, the one on the terminal")
  func scenes() {
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 1)
    #expect((scenes.first as? UIWindowScene)?.activationState == .foregroundActive)
  }
}
