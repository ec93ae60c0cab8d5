package import DesignKit
import Observation

/// A screen that shows whatever rows it is given; not observable.
package final class PlainScreen: ContentScreen {
    package var title = "Plain"
    package var rows: [ContentRow] = []

    package init() {}

    package var content: Content { Content([ContentSection("Rows", rows)]) }
}

/// A screen that others change while it is shown.
@Observable
package final class NoteScreen: ContentScreen {
    package var title = "Note"
    package var text = "empty"

    package init() {}

    package var content: Content { Content([ContentSection(nil, [.text(text)])]) }
}

/// A screen whose data a test reads.
@Observable
package final class SlowScreen: ContentScreen {
    package let title = "Tea"
    package var state = LoadState<String>.loading

    package init() {}

    package var content: Content {
        Content(state) { [weak self] in
            self?.state = .loading
        } content: {
            Content([ContentSection(nil, [.text($0)])])
        }
    }
}
