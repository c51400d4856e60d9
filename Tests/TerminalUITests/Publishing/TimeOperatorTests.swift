import Foundation
import Testing

@testable import TerminalUI

@Suite("Operators with time")
@MainActor
struct TimeOperatorTests {
  private func heard(
    _ operation: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>,
    _ send: (PassthroughSubject<Int, Never>, ManualClock) -> Void
  ) -> [Int] {
    let (clock, numbers) = (ManualClock(), PassthroughSubject<Int, Never>())
    var heard: [Int] = []
    let subscription = Clock.$current.withValue(clock) {
      operation(numbers).sink { heard.append($0) }
    }
    send(numbers, clock)
    subscription.cancel()
    clock.advance(by: 100)
    return heard
  }

  @Test("delay sends each value later, and nothing after cancellation")
  func delay() {
    let values = heard {
      $0.delay(for: .seconds(2), scheduler: ImmediateScheduler.shared)
    } _: { numbers, clock in
      numbers.send(1)
      clock.advance(by: 1)
      numbers.send(2)
      clock.advance(by: 1.5)
    }
    #expect(values == [1])
  }

  @Test(
    "throttle sends the first value at once, then one for each interval",
    arguments: [true, false]
  )
  func throttle(latest: Bool) {
    let values = heard {
      $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: latest)
    } _: { numbers, clock in
      for number in 1...5 {
        numbers.send(number)
        clock.advance(by: 0.4)
      }
      clock.advance(by: 5)
      numbers.send(6)
    }
    #expect(values == (latest ? [1, 3, 5, 6] : [1, 2, 4, 6]))
  }

  @Test("a wait of a task ends with its time, or when the task is cancelled")
  func sleep() async {
    let clock = ManualClock()
    let first = Task { @MainActor in await clock.sleep(for: 2, isRepetition: false) }
    while clock.waitCount == 0 { await Task.yield() }
    clock.advance(by: 2)
    await first.value
    let second = Task { @MainActor in await clock.sleep(for: .infinity, isRepetition: true) }
    while clock.waitCount == 0 { await Task.yield() }
    second.cancel()
    await second.value
    #expect(clock.waitCount == 0)
  }
}
