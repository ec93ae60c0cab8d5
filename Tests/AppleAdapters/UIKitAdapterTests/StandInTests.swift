import Testing
import UIKit

@Suite
@MainActor
struct `A responder` {
    @Test
    func `it stands alone at first`() {
        #expect(UIResponder().next == nil)
    }
}
