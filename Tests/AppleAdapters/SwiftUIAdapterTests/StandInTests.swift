import SwiftUI
import Testing

@Suite
@MainActor
struct `An empty view` {
    @Test
    func `it is drawn by the framework`() {
        #expect(type(of: EmptyView()).Body.self == Never.self)
    }
}
