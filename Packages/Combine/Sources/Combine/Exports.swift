// As Apple's Combine does, this module contains the publishers that SwiftUI shows, without the views.
@_exported import Publishing
