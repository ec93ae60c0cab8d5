import Observation

/// A window with views in it, and the user in front of it.
///
/// As in the framework, views are drawn anew only when something changed that they have read: the
/// state of a view, or a property of an observable object.
@_spi(StandIn)
@MainActor
public final class HostingWindow<Root: View> {
    private let root: Root
    private let store = Store()
    private var drawn: Drawing?

    /// Opens a window.
    public init(_ root: Root) {
        self.root = root
    }

    /// What stands in the window.
    public var drawing: Drawing {
        while store.isStale {
            store.isStale = false
            drawn = withObservationTracking {
                Context(store: store).drawOne(root)
            } onChange: { [store] in
                MainActor.assumeIsolated { store.isStale = true }
            }
        }
        return drawn ?? Drawing(.group)
    }

    /// The link or another text that the system brings.
    public func open(_ url: URL) {
        for open in everything.flatMap(\.opens) {
            open(url)
        }
    }

    /// The activity that the system brings.
    public func `continue`(_ activity: NSUserActivity) {
        for handle in everything.flatMap({ $0.continues[activity.activityType] ?? [] }) {
            handle(activity)
        }
    }

    private var everything: [Drawing] { drawing.all + presentations.flatMap(\.content.all) }
}
