import Testing
@Suite struct EventLineTests {}
