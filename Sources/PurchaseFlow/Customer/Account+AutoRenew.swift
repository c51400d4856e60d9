extension Account {
  /// Turns auto-renew on or off. Either way a waiting plan change is dropped: off, there
  /// is no next plan; on again, it is the present one.
  mutating func setAutoRenew(
    _ isOn: Bool,
    in group: GroupID,
    at now: Instant
  ) -> [StoreEvent] {
    guard let index = lineIndex(group), lines[index].state == .subscribed else {
      return [StoreEvent(.refused(.notSubscribed(group)), at: now, group: group)]
    }
    let held = lines[index].latestTransaction
    guard lines[index].willAutoRenew != isOn else {
      let refusal: Refusal = isOn ? .autoRenewAlreadyOn(group) : .autoRenewAlreadyOff(group)
      return [event(.refused(refusal), of: held, ofLine: index, at: now)]
    }
    lines[index].willAutoRenew = isOn
    lines[index].pendingProductID = nil
    return [event(isOn ? .autoRenewEnabled : .autoRenewDisabled, of: held, ofLine: index, at: now)]
  }
}
