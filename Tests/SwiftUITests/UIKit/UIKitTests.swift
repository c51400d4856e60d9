import Foundation
import Testing

@testable import SwiftUI

@Suite("UIKit subset")
@MainActor
struct UIKitTests {
  /// A PNG with one red pixel.
  private static let pixel = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSu\
    QmCC
    """

  /// A grey JPEG of 8 × 8 pixels.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
    EBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAA\
    AAAAAAAAAAD/2gAIAQEAAD8AP//Z
    """

  @Test("UIImage reads PNG data, JPEG data and known symbols, and nothing else")
  func images() throws {
    let data = try #require(Data(base64Encoded: Self.pixel))
    #expect(UIImage(data: data)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 0.5, height: 0.5))
    let jpeg = try #require(Data(base64Encoded: Self.jpeg))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 8))
    #expect(UIImage(data: jpeg.dropLast(9)) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test("a symbol image is drawn as its symbol")
  func shown() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    let host = ViewHost(Image(uiImage: image), size: Size(width: 1, height: 1))
    #expect(host.render().lines == ["★"])
  }

  @Test("opening a URL returns false")
  func opening() async throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!UIApplication.shared.canOpenURL(url))
    #expect(await UIApplication.shared.open(url) == false)
    var answer: Bool?
    UIApplication.shared.open(url) { answer = $0 }
    #expect(answer == false)
  }

  @Test("the terminal is the only connected scene")
  func scenes() {
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.count == 1)
    #expect((scenes.first as? UIWindowScene)?.activationState == .foregroundActive)
  }
}
