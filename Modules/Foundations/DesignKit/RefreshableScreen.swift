public import RoutingKit

/// Shows a page of data, which the user can read again: by pulling it down, or by a key of the
/// terminal.
@MainActor
public protocol RefreshableScreen: ContentScreen {
    /// The data that it shows.
    associatedtype Page

    /// How far the data is read. A view draws it by a `LoadStateView`.
    var state: LoadState<Page> { get }

    /// Describes the page that is loaded.
    func content(of page: Page) -> Content

    /// Reads the data again. What was there stays until then.
    func refresh() async
}

extension RefreshableScreen {
    /// The page, or what is in its place while it is loading or can't be loaded.
    public var content: Content {
        Content(state, refresh: { [weak self] in await self?.refresh() }, content: content)
    }

    /// The thing of the state that doesn't exist.
    public var missing: NotFound? { if case .missing(let thing) = state { thing } else { nil } }

    /// Whether its data can't be read, and there is none from before. A program or a server says so
    /// to those who can't read the sentence.
    public var hasFailed: Bool { if case .failed = state { true } else { false } }

    /// Why its data couldn't be read again, in the user's words; `nil` if it could.
    package var notice: String? { if case .loaded(_, let notice) = state { notice } else { nil } }
}
