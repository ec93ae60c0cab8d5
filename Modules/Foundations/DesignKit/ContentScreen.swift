import Observation
public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// Computed each time the screen is drawn.
    var content: Content { get }
}

/// Shows a page of data, which the user can read again: by pulling it down, or by a key of the terminal.
@MainActor
public protocol RefreshableScreen: ContentScreen {
    associatedtype Page

    /// A view draws it by a `LoadStateView`.
    var state: LoadState<Page> { get }

    /// Of the page that is loaded.
    func content(of page: Page) -> Content

    /// What was there stays until then.
    func refresh() async
}

extension RefreshableScreen {
    public var content: Content {
        Content(state, refresh: { [weak self] in await self?.refresh() }, content: content)
    }
}

extension ContentScreen {
    /// Until no part of the content is being read, or the task is cancelled. The content must depend on
    /// observable values.
    public func settle() async {
        // Not tracked without need: a value that never changes again would keep each tracking.
        while content.isLoading, !Task.isCancelled {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            let isLoading = withObservationTracking {
                content.isLoading
            } onChange: {
                change.finish()
            }
            guard isLoading else { return }
            for await _ in changes {}
        }
    }
}
