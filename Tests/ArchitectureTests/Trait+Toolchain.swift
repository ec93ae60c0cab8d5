import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// The tests start git or SwiftPM many times. `.ci/run` and `.ci/quick` set `ROUTING_PROOF`.
    static var startsToolchain: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["ROUTING_PROOF"] != nil,
            "starts the toolchain; run it with ROUTING_PROOF=sample swift test")
    }
}
