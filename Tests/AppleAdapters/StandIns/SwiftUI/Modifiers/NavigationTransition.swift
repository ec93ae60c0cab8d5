/// https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// https://developer.apple.com/documentation/swiftui/namespace/id
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private let link = Link()

    public init() {}

    public var wrappedValue: Namespace.ID { link.id }

    private final class Link {
        var id = ID(number: 0)
    }

    /// Keeps the identity of a namespace as long as its view is there.
    private final class Kept {
        let id: ID

        init(_ id: ID) {
            self.id = id
        }
    }
}

extension Namespace: Installable {
    func install(_ name: String, in context: Context) {
        let id = ID(number: context.place.hashValue)
        link.id = context.store.object(name, at: context.place, or: Kept(id)).id
    }
}

/// https://developer.apple.com/documentation/swiftui/navigationtransition
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
@MainActor
@preconcurrency
public protocol NavigationTransition {}

/// https://developer.apple.com/documentation/swiftui/zoomnavigationtransition
@available(iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
    let source: ZoomSource
}

/// The identity of a view out of which another one grows.
@_spi(StandIn)
public struct ZoomSource: Hashable {
    public let id: AnyHashable
    let namespace: Namespace.ID
}

@available(iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// https://developer.apple.com/documentation/swiftui/navigationtransition/zoom(sourceid:in:)
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: ZoomSource(id: sourceID, namespace: namespace))
    }
}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:)
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        marked { drawing, _ in
            drawing.zoomsOutOf = (style as? ZoomNavigationTransition)?.source
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:)
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        marked { drawing, _ in drawing.zoomSource = ZoomSource(id: id, namespace: namespace) }
    }
}
