#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import Observation
    import RoutingKit

    /// The content of a screen, read again when it changes, with the rows whose actions run.
    ///
    /// It follows the properties of an observable screen.
    @MainActor
    final class FollowedContent {
        /// The sections as they were read last.
        private(set) var sections: [ContentSection] = []
        /// The title of the screen.
        private(set) var title = ""
        /// Called each time the content has been read, or a row begins or ends to run.
        var onChange: @MainActor () -> Void = {}

        let screen: any ContentScreen
        private weak var router: (any AppRouting)?
        private var rows: [String: ContentRow] = [:]
        private var running: Set<String> = []
        /// How often the content was read. Only the last reading is followed.
        private var readings = 0

        /// - Parameter router: Opens the links of the rows.
        init(of screen: any ContentScreen, router: any AppRouting) {
            self.screen = screen
            self.router = router
            title = screen.title
        }

        /// Reads the content.
        func read() {
            readings += 1
            let reading = readings
            let content = withObservationTracking {
                title = screen.title
                return router.map(screen.content.leavingOutLinks) ?? screen.content
            } onChange: { [weak self] in
                Task { @MainActor in
                    guard let self, self.readings == reading else { return }
                    self.read()
                }
            }
            sections = content.sections
            rows = Dictionary(content.rows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
            onChange()
        }

        func row(_ id: String) -> ContentRow? { rows[id] }

        /// Whether the action of a row runs, which may wait for another screen.
        func isRunning(_ id: String) -> Bool { running.contains(id) }

        /// What happens when the user chooses a row: its link opens, or its action runs. `nil` for
        /// a row that can't be chosen.
        func work(of id: String) -> (@MainActor () async -> Void)? {
            switch rows[id]?.kind {
            case .link(let link):
                { [weak router, screen] in await router?.route(link.request(from: screen)) }
            case .action(let perform): perform
            case .text, .field, .toggle, nil: nil
            }
        }

        /// Does what a row is for, unless that runs already.
        func choose(_ id: String) {
            guard let work = work(of: id), running.insert(id).inserted else { return }
            // In another turn, since a table that is drawing its rows can't be changed.
            Task {
                read()
                await work()
                running.remove(id)
                read()
            }
        }
    }
#endif
