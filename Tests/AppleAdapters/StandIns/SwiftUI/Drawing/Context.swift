/// Draws itself instead of having a body.
@MainActor
protocol Drawable {
    func draw(in context: Context) -> [Drawing]
}

/// The place of a view while it is drawn.
@MainActor
struct Context {
    let store: Store
    var environment = EnvironmentValues()
    /// The path from the root, which identifies a view from one drawing to the next.
    private(set) var place: [AnyHashable] = []

    init(store: Store) {
        self.store = store
    }

    func at(_ step: AnyHashable) -> Context {
        var context = self
        context.place.append(step)
        return context
    }

    func setting<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
    ) -> Context {
        var context = self
        context.environment[keyPath: keyPath] = value
        return context
    }

    func draw(_ view: some View) -> [Drawing] {
        if let view = view as? any Drawable { return view.draw(in: self) }
        #if !STAND_IN_FOR_MACOS
            if let view = view as? any UIViewControllerRepresentable {
                return draw(representing: view)
            }
        #endif
        let context = at("\(type(of: view))")
        context.install(in: view)
        return context.draw(view.body)
    }

    /// Gives the properties of a view their values.
    func install(in value: some Any) {
        for child in Mirror(reflecting: value).children {
            (child.value as? any Installable)?.install(child.label ?? "", in: self)
        }
    }

    /// What a view draws, as one drawing.
    func drawOne(_ view: some View) -> Drawing {
        let drawings = draw(view)
        return drawings.count == 1 ? drawings[0] : Drawing(.group, drawings)
    }
}

/// A property of a view whose value the framework keeps.
@MainActor
protocol Installable {
    func install(_ name: String, in context: Context)
}

/// What outlives the values that describe the views.
@MainActor
final class Store {
    /// What the system keeps of the window.
    let memory: SceneMemory
    /// Whether what is drawn is out of date.
    var isStale = true
    private var states: [[AnyHashable]: AnyObject] = [:]
    private var tasks: [[AnyHashable]: Task<Void, Never>] = [:]
    /// The places of the tasks whose views are shown.
    private var current: Set<[AnyHashable]> = []
    private(set) var cancelled = 0
    /// What the last drawing knew of the values that views follow, by their places.
    private var followed: [[AnyHashable]: Any] = [:]

    init(memory: SceneMemory) {
        self.memory = memory
    }

    /// Whether a value differs from that of the last drawing, which was not the first one.
    func hasChanged<Value: Equatable>(_ value: Value, at place: [AnyHashable]) -> Bool {
        let last = followed.updateValue(value, forKey: place) as? Value
        return last.map { $0 != value } ?? false
    }

    /// The object of a place, made at the first call.
    func object<Object: AnyObject>(_ name: String, at place: [AnyHashable], or made: Object)
        -> Object
    {
        let place = place + [name]
        if let object = states[place] as? Object { return object }
        states[place] = made
        return made
    }

    func begin(at place: [AnyHashable], _ work: @escaping @MainActor () async -> Void) {
        current.insert(place)
        guard tasks[place] == nil else { return }
        tasks[place] = Task { await work() }
    }

    /// Draws everything, and cancels the tasks of views that are gone.
    func redraw<Drawn>(_ draw: () -> Drawn) -> Drawn {
        isStale = false
        current = []
        let drawn = draw()
        for (place, task) in tasks where !current.contains(place) {
            tasks[place] = nil
            task.cancel()
            cancelled += 1
        }
        return drawn
    }
}
