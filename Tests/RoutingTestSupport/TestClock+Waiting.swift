package import RoutingTesting

extension TestClock {
    /// Returns when a number of tasks sleep; a test that waits in vain says so.
    package func sleepers(_ count: Int) async {
        await Waits.wait(for: "sleeper \(count) of the test clock") { await waitForSleepers(count) }
    }
}
