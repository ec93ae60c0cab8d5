/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View, Drawable {
    public typealias Body = Never

    private let root: Root
    private let path: Path

    /// What the stack needs of its path, whatever its type is.
    private struct Path {
        let elements: () -> [(value: Any, type: ObjectIdentifier)]
        let keep: (Int) -> Void
    }

    /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = Path {
            path.wrappedValue.map { ($0, ObjectIdentifier(Data.Element.self)) }
        } keep: { count in
            path.wrappedValue = Data(path.wrappedValue.prefix(count))
        }
    }

    func draw(in context: Context) -> [Drawing] {
        let first = context.at("root").drawOne(root)
        let destinations = first.all.reduce(into: [:]) { all, drawing in
            all.merge(drawing.destinations) { inner, _ in inner }
        }
        let pages = path.elements().enumerated().map { depth, element in
            destinations[element.type].map {
                Drawing(.group, $0(element.value, context.at(depth)))
            } ?? Drawing(.text, text: "no navigationDestination(for: \(element.type))")
        }
        var stack = Drawing(.stack, [first] + pages)
        stack.pop = path.keep
        return [stack]
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        marked { drawing, _ in
            drawing.destinations[ObjectIdentifier(data)] = { value, context in
                (value as? D).map { context.at($0).draw(destination($0)) } ?? []
            }
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        marked { drawing, _ in drawing.title = String(title) }
    }
}
