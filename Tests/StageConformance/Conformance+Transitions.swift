import RoutingKit

extension Conformance {
    /// Every transition from every arrangement.
    package static let transitions: [Conformance] = [
        .plain(.show, "presents it, with navigation of its own", "*!/home | +/new"),
        .plain(.present, "presents it", "*!/home | +/new"),
        .plain(.presentFullScreen, "covers the window", "*!/home | #/new"),
        .plain(.replace, "takes the place of the screen", "*!/new"),
        .plain(.root, "takes the place of the screen", "*!/new"),

        .navigation(.show, "pushes it", "*/home /list /new"),
        .navigation(.present, "presents it", "*/home /list | +/new"),
        .navigation(.presentFullScreen, "covers the window", "*/home /list | #/new"),
        .navigation(.replace, "takes the place of the top", "*/home /new"),
        .navigation(.root, "is the only screen", "*/new"),

        .tabs(.show, "pushes it in its tab", "*/home /list /new | /shop /cart"),
        .tabs(.present, "presents it over the tabs", "*/home /list | /shop /cart | +/new"),
        .tabs(.presentFullScreen, "covers the tabs", "*/home /list | /shop /cart | #/new"),
        .tabs(.replace, "takes the place of the top", "*/home /new | /shop /cart"),
        .tabs(.root, "is the only screen of its tab", "*/new | /shop /cart"),

        .split(.show, "pushes it in its column", "*/home /list /new | /shop /cart"),
        .split(.present, "presents it over the columns", "*/home /list | /shop /cart | +/new"),
        .split(.presentFullScreen, "covers the columns", "*/home /list | /shop /cart | #/new"),
        .split(.replace, "takes the place of the top", "*/home /new | /shop /cart"),
        .split(.root, "is the only screen of its column", "*/new | /shop /cart"),

        .modals(.show, "pushes it in front", "*/home /list | +/pick /filter | +/note /new"),
        .modals(.present, "presents it", "*/home /list | +/pick /filter | +/note | +/new"),
        .modals(
            .presentFullScreen, "covers all", "*/home /list | +/pick /filter | +/note | #/new"),
        .modals(.replace, "replaces the one in front", "*/home /list | +/pick /filter | +/new"),
        .modals(.root, "is the only screen", "*/new"),

        .bare(.show, "presents it, with navigation of its own", "*/home /list | +!/pick | +/new"),
        .bare(.present, "presents it", "*/home /list | +!/pick | +/new"),
        .bare(.presentFullScreen, "covers all", "*/home /list | +!/pick | #/new"),
        .bare(.replace, "takes the place of the screen", "*/home /list | +!/new"),
        .bare(.root, "is the only screen", "*/new"),
    ]

    /// Transitions from a screen that is not in front.
    package static let sources: [Conformance] = [
        .tabs(.show, from: "/cart", "pushes it there", "/home /list | */shop /cart /new"),
        .tabs(.replace, from: "/shop", "replaces that one", "/home /list | */new /cart"),
        .tabs(.replace, from: "/home", "replaces that one", "*/new /list | /shop /cart"),
        .split(.show, from: "/cart", "pushes it there", "/home /list | */shop /cart /new"),
        .split(.replace, from: "/cart", "replaces that one", "/home /list | */shop /new"),
        .modals(
            .show, from: "/filter", "pushes it there",
            "*/home /list | +/pick /filter /new | +/note"),
        .modals(
            .show, from: "/list", "pushes it there",
            "*/home /list /new | +/pick /filter | +/note"),
        .modals(
            .replace, from: "/pick", "replaces that one", "*/home /list | +/new /filter | +/note"),
        .bare(.show, from: "/list", "pushes it there", "*/home /list /new | +!/pick"),
    ]

    private static func plain(
        _ transition: TransitionType, _ effect: String, _ outcome: String
    ) -> Conformance { of(.plain, transition, nil, effect, outcome) }

    private static func navigation(
        _ transition: TransitionType, _ effect: String, _ outcome: String
    ) -> Conformance { of(.navigation, transition, nil, effect, outcome) }

    private static func tabs(
        _ transition: TransitionType, from source: String? = nil, _ effect: String,
        _ outcome: String
    ) -> Conformance { of(.tabs, transition, source, effect, outcome) }

    private static func split(
        _ transition: TransitionType, from source: String? = nil, _ effect: String,
        _ outcome: String
    ) -> Conformance { of(.split, transition, source, effect, outcome) }

    private static func modals(
        _ transition: TransitionType, from source: String? = nil, _ effect: String,
        _ outcome: String
    ) -> Conformance { of(.modalOnModal, transition, source, effect, outcome) }

    private static func bare(
        _ transition: TransitionType, from source: String? = nil, _ effect: String,
        _ outcome: String
    ) -> Conformance { of(.bareModal, transition, source, effect, outcome) }

    private static func of(
        _ arrangement: Arrangement, _ transition: TransitionType, _ source: String?,
        _ effect: String, _ outcome: String
    ) -> Conformance {
        let origin = source.map { " from \($0)" } ?? ""
        return Conformance(
            sentence: "\(arrangement): \(transition)\(origin) \(effect)",
            arrangement: arrangement, steps: [.go(transition, from: source)], outcome: outcome)
    }
}
