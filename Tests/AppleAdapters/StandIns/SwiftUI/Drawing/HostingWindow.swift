import Observation

/// A window with views in it, and the user in front of it.
///
/// As in the framework, views are drawn again only when something changes that they read: the
/// state of a view, or a property of an observable object.
@_spi(StandIn)
@MainActor
public final class HostingWindow<Root: View> {
    private let root: Root
    private let store: Store
    private var drawn: Drawing?

    /// Opens a window.
    /// - Parameter memory: What the system has kept of it.
    public init(_ root: Root, memory: SceneMemory = SceneMemory()) {
        self.root = root
        store = Store(memory: memory)
    }

    /// What the window shows.
    public var drawing: Drawing {
        while store.isStale {
            drawn = store.redraw {
                withObservationTracking {
                    Context(store: store).drawOne(root)
                } onChange: { [store] in
                    MainActor.assumeIsolated { store.isStale = true }
                }
            }
        }
        return drawn ?? Drawing(.group)
    }

    /// How many tasks were cancelled because their views disappeared.
    public var cancelledTasks: Int { store.cancelled }

    /// Passes the app a link or another text, as the system does.
    public func open(_ url: URL) {
        for open in everything.flatMap(\.opens) {
            open(url)
        }
    }

    /// Passes the app an activity, as the system does.
    public func `continue`(_ activity: NSUserActivity) {
        for handle in everything.flatMap({ $0.continues[activity.activityType] ?? [] }) {
            handle(activity)
        }
    }

    /// The activities that the app offers now.
    public var offers: [NSUserActivity] { everything.flatMap(\.offers) }

    private var everything: [Drawing] { drawing.all + presentations.flatMap(\.content.all) }
}
