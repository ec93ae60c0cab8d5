package import Testing

import Foundation

extension Trait where Self == ConditionTrait {
    /// The tests start git, SwiftPM or the compiler many times, which takes a second each.
    /// `.ci/run` and `.ci/quick` set `ROUTING_PROOF`.
    package static var startsToolchain: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["ROUTING_PROOF"] != nil,
            "starts the toolchain; run it with ROUTING_PROOF=sample swift test")
    }
}
