import CommandLineKit
import Foundation
import RoutingEngine
import StorageKit
import ToggleKit

/// Runs a recorded launch of the app again, without a user interface: with the same documents, rules
/// and times, and with a state in memory. It records the run as a trace and compares the two.
@MainActor
final class Replay {
    let session: RecordedSession
    /// The app that runs.
    let app: MomentsContainer
    /// The values that the user supplies for masked ones, by name.
    let values: [String: String]
    /// What replay can't restore, since the last line was compared.
    var notes: [String] = []
    /// The number of the first line with a masked value that isn't supplied.
    var maskedLine: Int?
    /// The links that wait until the app is ready.
    var waitingLinks: [Task<Void, Never>] = []
    private let clock: ReplayClock
    private let activity: Activity
    private let log: ReplayLog

    /// Launches the app as a trace says.
    /// - Parameters:
    ///   - session: The recorded launch.
    ///   - values: The values for masked ones, by name.
    ///   - documents: The documents of the backend for a date.
    /// - Throws: The errors of assembling the app.
    static func launch(
        _ session: RecordedSession, values: [String: String],
        documents: @MainActor (_ now: Date) -> Documents
    ) async throws -> Replay {
        let header = session.header
        let start = header.start ?? Date()
        let clock = ReplayClock(start: start)
        var rules = RuleSources()
        rules.recorded = header.rules.map { $0.map(\.config) }
        let app = try await MomentsContainer(
            plugins: [any Plugin].all.filter { header.features.contains($0.name) },
            build: header.build, documents: documents(start), stateFolder: nil, rules: rules,
            clock: clock.routeClock)
        app.installation.assume(header.installation)
        for toggle in FeatureToggle.allCases {
            guard let isOn = header.toggles[toggle.rawValue], isOn != app.toggles.isOn(toggle)
            else { continue }
            app.toggles.set(toggle, to: isOn)
        }
        if header.isSignedIn {
            app.session.signIn(PrivateText.mask)
            try await app.showTabs()
        }
        // Read now, so that no step waits for a disk.
        try? await app.storage.checkDocuments()
        return await Replay(session, app, values, clock)
    }

    private init(
        _ session: RecordedSession, _ app: MomentsContainer, _ values: [String: String],
        _ clock: ReplayClock
    ) async {
        (self.session, self.app, self.values, self.clock) = (session, app, values, clock)
        activity = Activity(of: app.router)
        let log = ReplayLog()
        self.log = log
        var context = TraceRecorder.Context(began: session.header.start ?? Date())
        context.masksTypedText = session.header.masksTypedText
        await TraceRecorder.record(app, in: context) { log.add($0) }
        notes = await session.limits(in: app, log.lines.first)
    }

    /// Nobody opens more screens at once. Each line of a trace and of a replay repeats all of them, so
    /// the output would grow with the square of their number.
    private static let maximumScreenCount = 200

    /// Replays all steps that begin up to a line.
    /// - Parameter report: Receives each compared line.
    /// - Throws: `CommandError` at a line that opens too many screens.
    func run(until last: Int, report: (ReplayedLine) -> Void) async throws(CommandError) {
        report(take(session.first, log.lines.first.map(startDifferences) ?? []))
        for (index, step) in session.steps.enumerated() {
            guard let first = step.lines.first, first.number <= last else { return }
            log.lines = []
            let progress = Progress()
            if let input = step.input {
                try checkCount(of: input.state?.urls ?? [], at: first.number)
                clock.advance(to: input.at)
                await app.settle()
                perform(input, at: first.number, progress)
            }
            await settle(step, progress)
            compare(step, isLast: index == session.steps.count - 1).forEach(report)
            try checkCount(of: app.stage.state.entries, at: first.number)
        }
    }

    private func checkCount(of screens: [some Any], at line: Int) throws(CommandError) {
        guard screens.count > Self.maximumScreenCount else { return }
        throw .data(
            "line \(line) opens more than \(Self.maximumScreenCount) screens at once; "
                + "'--until \(line - 1)' replays the lines before it")
    }

    /// The notes say what else differs in the first line.
    private func startDifferences(from line: RecordedLine) -> [Difference] {
        session.first.differences(from: line, in: ["state"])
    }

    /// Whether the work of a step has ended, or waits for the user.
    @MainActor
    final class Progress {
        var isDone = true
    }

    /// Starts the work of a step.
    func start(
        _ progress: Progress, _ work: @escaping @MainActor @Sendable () async -> Void
    ) {
        progress.isDone = false
        Task {
            await activity.perform(work)
            progress.isDone = true
        }
    }

    /// Waits until a step has its effects. Where the trace shows that something took its time, the
    /// clock moves on.
    private func settle(_ step: RecordedSession.Step, _ progress: Progress) async {
        let limit = ContinuousClock.now + .seconds(60)
        var (quiet, count) = (0, 0)
        while ContinuousClock.now < limit {
            await Task.yield()
            quiet = log.lines.count == count ? quiet + 1 : 0
            count = log.lines.count
            guard quiet > 20 else { continue }
            let isMissing = count < step.lines.count
            if progress.isDone, !isMissing || quiet > 120 { return }
            if isMissing { clock.advance(to: step.lines[count].at) }
            // What runs on other threads needs real time.
            try? await Task.sleep(for: .milliseconds(1))
        }
        notes.append("the step has not ended after a minute, and replay continues without it")
    }

    private func compare(_ step: RecordedSession.Step, isLast: Bool) -> [ReplayedLine] {
        var lines = zip(step.lines, log.lines).map { take($0, $0.differences(from: $1)) }
        for missing in step.lines.dropFirst(log.lines.count) {
            lines.append(take(missing, [Difference(expected: missing.summary, got: "nothing")]))
        }
        for extra in log.lines.dropFirst(step.lines.count) {
            guard let last = step.lines.last else { continue }
            if isLast, step.input?.did != .end {
                // The app may have been killed before it could write the line.
                notes.append("the trace ends, and the replay goes on: \(extra.summary)")
                lines.append(take(last, [], isAfter: true))
            } else {
                let difference = Difference(expected: "nothing more", got: extra.summary)
                lines.append(take(last, [difference], isAfter: true))
            }
        }
        return lines
    }

    /// The result of a line, with the notes since the last one.
    private func take(
        _ line: RecordedLine, _ differences: [Difference], isAfter: Bool = false
    ) -> ReplayedLine {
        defer { notes = [] }
        return ReplayedLine(
            line: line.number, isAfter: isAfter, what: line.summary, differences: differences,
            maskedLine: differences.isEmpty ? nil : maskedLine, notes: notes)
    }
}

/// The lines that a replay has recorded, since they were compared last.
@MainActor
private final class ReplayLog {
    var lines: [RecordedLine] = []

    func add(_ text: String) {
        RecordedLine(Data(text.utf8), number: 0).map { lines.append($0) }
    }
}
