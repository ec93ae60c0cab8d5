import DesignKit
import Observation

/// An observable screen that counts how often it is read.
@Observable
final class CountedScreen: ContentScreen {
    let title = "Counted"
    var text = "empty"
    @ObservationIgnored private(set) var readings = 0

    var content: Content {
        readings += 1
        return Content([ContentSection(nil, [.text(text)])])
    }
}

/// Messages, and a field below them.
final class ChatScreen: ContentScreen {
    let title = "Chat"
    var messages: [String] = []

    var content: Content {
        Content([ContentSection(nil, messages.map { .text($0) } + [.field("Message") { _ in }])])
    }
}

/// A list that grows by eight rows at a time.
final class LongScreen: ContentScreen {
    let title = "Long"
    private(set) var loadings = 0

    var content: Content {
        let rows = (0..<loadings * 8).map { ContentRow.text("row \($0)") }
        return Content([
            ContentSection(nil, rows + [.more("More") { [weak self] in self?.loadings += 1 }])
        ])
    }
}
