/// One difference between two contracts.
struct ContractChange: Hashable, Sendable, CustomStringConvertible {
    /// What a change is about. Reports and the file of allowances use these names.
    enum Fact: String, CaseIterable, Sendable {
        /// A route is there; what its path and checks admit; where a redirect goes.
        case route, path, redirect
        /// Which URLs it answers before other routes do.
        case precedence
        /// Who may open it, in which builds, and what it requires.
        case access, builds, requirement
        /// Whether it changes data, shows a screen, and asks the user before it changes data.
        case effect, screen, question
        /// Whether it appears as a page or a sheet.
        case presentation
        /// What it takes, what logs show of that, and what it returns.
        case parameter, privacy, value
        /// A link of a feature; a host and a scheme of the app.
        case link, host, scheme

        var meaning: (narrowing: Verdict, widening: Verdict, affects: [Dependents]) {
            switch self {
            case .route, .path, .redirect, .precedence:
                (.breaking, .compatible, [.links, .outside, .saved, .site])
            case .parameter: (.breaking, .compatible, [.links, .outside, .saved])
            // Each shows something else than what was there.
            case .screen: (.breaking, .breaking, [.links, .outside, .saved])
            case .builds: (.breaking, .review, [.links, .outside, .saved])
            case .requirement: (.breaking, .review, [.links, .outside])
            case .access: (.breaking, .review, [.outside, .site])
            case .effect, .value, .link: (.breaking, .compatible, [.links])
            case .host, .scheme: (.breaking, .review, [.outside, .site])
            case .question, .privacy: (.compatible, .review, [])
            case .presentation: (.compatible, .compatible, [])
            }
        }

        /// What is said of items if they are lost, and if they are gained. An empty text is no
        /// change.
        func sentences(about items: String) -> (lost: String, gained: String) {
            switch self {
            case .route: ("no route has this path any more", "it is new")
            case .access: ("it is closed to \(items)", "it is open to \(items) now")
            case .builds: ("\(items) builds lack it", "\(items) builds have it, too")
            case .requirement:
                ("it requires '\(items)'", "it doesn't require '\(items)' any more")
            case .effect: ("opening it changes the user's data", "it changes no data any more")
            case .screen: ("it shows no screen any more", "it shows a screen now")
            case .question: ("it asks the user first", "it doesn't ask the user any more")
            case .value: ("its value can't be followed any more", "its value can be followed")
            case .parameter: ("'\(items)' is required now", "'\(items)' is optional now")
            case .privacy:
                (
                    "'\(items)' is private now",
                    "'\(items)' is not private any more; logs show it"
                )
            case .host, .scheme:
                ("the app doesn't answer its links any more", "the app answers its links, too")
            case .presentation: ("", "it appears as a \(items) now")
            // What changes is said, too.
            case .path, .redirect, .precedence, .link: ("", "")
            }
        }
    }

    enum Verdict: String, Sendable {
        /// Something that worked before doesn't work any more.
        case breaking
        case compatible
        /// Everything works as before, but the app does more for others: security should review it.
        case review = "for review"

        /// The level of an annotation in a GitHub workflow.
        var level: String {
            self == .breaking ? "error" : self == .review ? "warning" : "notice"
        }
    }

    /// Those who rely on routes.
    enum Dependents {
        /// The links of features; links and notifications from outside.
        case links, outside
        /// Stored navigation states, and the tickets of suspended requests.
        case saved
        /// The site's file `apple-app-site-association`, which must be deployed again.
        case site
    }

    let fact: Fact
    /// The app does less than before; otherwise it does more.
    let narrows: Bool
    /// What changed, as a part of a sentence: `'id' is required now`.
    let detail: String
    /// The origins that it is about; `nil` if it is about all that may open the route.
    var origins: [ContractRoute.Origin]?
    /// The path of the route, the name of the link (`Shop.ProductLink`), or the host or scheme.
    var subject = ""
    /// The module of the route or the link; `nil` for hosts and schemes.
    var module: String?
    /// Who relies on it, in a certain order; empty if nobody is known.
    var affected: [String] = []

    var verdict: Verdict { narrows ? fact.meaning.narrowing : fact.meaning.widening }

    /// Its fact and its subject, by which an allowance names it.
    var name: String { "\(fact.rawValue) of \(subject)" }

    var description: String { "\(name): \(detail)" }
}
