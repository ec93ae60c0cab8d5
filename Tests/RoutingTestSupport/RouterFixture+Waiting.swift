import Foundation
import RoutingEngine
package import RoutingKit

extension RouterFixture {
    /// Requests the result of a URL, and returns when the caller waits or is refused.
    package func callerWaits<Value: Decodable & Sendable>(
        for url: String, as type: Value.Type = Int.self, using transition: TransitionType = .present
    ) async -> Task<Value, any Error> {
        let caller = Task {
            try await router.result(of: URL(string: url), as: type, from: nil, using: transition)
        }
        await Waits.wait(for: "the screen of \(url) or its error") {
            await withCheckedContinuation { continuation in
                var isOpen = true
                router.observe { event in
                    switch event {
                    case .awaitsResult where isOpen:
                        isOpen = false
                        continuation.resume()
                    case .ended(let outcome) where isOpen && outcome.title == nil:
                        isOpen = false
                        continuation.resume()
                    default: break
                    }
                }
            }
        }
        return caller
    }
}
