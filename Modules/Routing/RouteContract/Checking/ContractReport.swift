public import RouteMatching

/// The lines of a check, for people, for GitHub or for a program.
public struct ContractReport: Sendable {
    private let check: ContractCheck
    private let places: [String: CallSite]
    private let modulePlaces: [String: CallSite]

    /// Describes a check.
    /// - Parameters:
    ///   - check: The check.
    ///   - places: The places of the routes that the app has, by the text of their paths.
    ///   - modulePlaces: The files that register the routes of a module, for routes that are gone.
    public init(
        _ check: ContractCheck, places: [String: CallSite] = [:],
        modulePlaces: [String: CallSite] = [:]
    ) {
        self.check = check
        self.places = places
        self.modulePlaces = modulePlaces
    }

    /// The report for a reader in a terminal.
    public var text: [String] {
        let findings = check.findings.flatMap { finding in
            let change = finding.change
            let place = place(of: change).map { " (\($0))" } ?? ""
            let verdict = finding.because.map { "allowed, because \($0)" } ?? change.verdict.label
            return ["\(verdict): \(change)\(place)"]
                + (change.affectedNames.map { ["  affected: \($0)"] } ?? [])
        }
        return findings + check.staleAllowances.map { "stale allowance: \($0.sentence)" }
            + [versionSentence]
    }

    /// The report as annotations of a GitHub workflow.
    public var gitHub: [String] {
        let findings = check.findings.map { finding in
            let change = finding.change
            let reason = finding.because.map { "; allowed, because \($0)" } ?? ""
            let names = change.affectedNames.map { "; affected: \($0)" } ?? ""
            let place = place(of: change)
            let file = place.map { ["file=\($0.file.gitHubProperty)"] } ?? []
            let line = place?.line.map { ["line=\($0)"] } ?? []
            let title = ["title=\(change.kind.rawValue)"]
            let properties = (file + line + title).joined(separator: ",")
            return "::\(finding.command) \(properties)::" + "\(change)\(names)\(reason)".gitHubText
        }
        return findings
            + check.staleAllowances.map {
                "::warning title=stale allowance::" + $0.sentence.gitHubText
            } + ["::notice title=version::" + versionSentence.gitHubText]
    }

    /// The report as a value that a program reads.
    public var document: some Encodable & Sendable {
        Document(
            passed: check.isPassed, version: check.version,
            smallestVersion: check.smallestVersion,
            changes: check.findings.map { finding in
                let place = place(of: finding.change)
                return Document.Change(
                    change: finding.change.kind, verdict: finding.change.verdict,
                    subject: finding.change.subject, detail: finding.change.detail,
                    affected: finding.change.affected.map(\.description), file: place?.file,
                    line: place?.line, because: finding.because)
            }, staleAllowances: check.staleAllowances)
    }

    private func place(of change: ContractChange) -> CallSite? {
        places[change.subject] ?? change.module.flatMap { modulePlaces[$0] }
    }

    private var versionSentence: String {
        "smallest version: \(check.smallestVersion) (the app has \(check.version))"
    }

    private struct Document: Encodable {
        struct Change: Encodable {
            let change: ContractChange.Kind
            let verdict: ContractChange.Verdict
            let subject: String, detail: String
            let affected: [String]
            let file: String?
            let line: Int?
            let because: String?
        }

        let passed: Bool
        let version: ContractVersion, smallestVersion: ContractVersion
        let changes: [Change]
        let staleAllowances: [ContractAllowance]
    }
}

extension ContractChange.Verdict {
    fileprivate var label: String { self == .review ? "compatible, for review" : rawValue }
}

extension ContractCheck.Finding {
    /// The command of a GitHub workflow that shows it.
    fileprivate var command: String {
        if isFailure { return "error" }
        return change.verdict == .compatible ? "notice" : "warning"
    }
}

extension ContractAllowance {
    fileprivate var sentence: String {
        "no \(change.rawValue) of \(subject) is found; remove the line from the allowances"
    }
}

extension String {
    /// The text of a workflow command, with the characters escaped that would end it.
    fileprivate var gitHubText: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The same for a property of a workflow command.
    fileprivate var gitHubProperty: String {
        gitHubText.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
