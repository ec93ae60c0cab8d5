import DesignKit
import Observation

/// A screen that shows whatever rows it is given; not observable.
final class PlainScreen: ContentScreen {
    var title = "Plain"
    var rows: [ContentRow] = []
    var content: Content { Content([ContentSection("Rows", rows)]) }
}

/// A screen that others change while it is shown.
@Observable
final class NoteScreen: ContentScreen {
    var title = "Note"
    var text = "empty"
    var content: Content { Content([ContentSection(nil, [.text(text)])]) }
}

/// A screen whose data a test reads.
@Observable
final class SlowScreen: ContentScreen {
    let title = "Tea"
    var state = LoadState<String>.loading

    var content: Content {
        Content(state) { [weak self] in
            self?.state = .loading
        } content: {
            Content([ContentSection(nil, [.text($0)])])
        }
    }
}
