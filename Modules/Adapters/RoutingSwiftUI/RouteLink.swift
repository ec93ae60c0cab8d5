#if canImport(SwiftUI)
    public import RoutingKit
    public import SwiftUI

    /// A link that opens a URL of the app from the screen that contains it.
    ///
    ///     RouteLink("Seller", to: SellerLink(id: 7))
    ///     RouteLink(to: ProductLink(id: 42), using: .present) { ProductCard(product) }
    ///
    /// It takes the router from the environment; without one, as in a preview, it does nothing.
    public struct RouteLink<Label: View>: View {
        /// What the link opens, from no screen yet.
        private var opened: RouteRequest
        private let label: Label
        private var isRow = false

        @Environment(\.router) private var router
        @Environment(\.routingSource) private var source

        /// Opens a URL.
        /// - Parameters:
        ///   - url: The URL; a request for `nil` is refused.
        ///   - transition: How the screen appears.
        ///   - origin: Who wrote the URL: the app, or the author of the content that contains it.
        ///   - payload: What the screen receives besides the URL; `nil` for nothing.
        ///   - label: What the user taps.
        public init(
            to url: String?, using transition: TransitionType = .ofRoute,
            origin: RouteOrigin = .app,
            payload: RouteValue? = nil, @ViewBuilder label: () -> Label
        ) {
            opened = RouteRequest(
                url: url, origin: origin, transition: transition, payload: payload)
            self.label = label()
        }

        /// Opens one of the links that the screen's Navigator declares.
        /// - Parameters:
        ///   - template: The link with its values.
        ///   - transition: How the screen appears.
        ///   - payload: What the screen receives besides the URL; `nil` for nothing.
        ///   - label: What the user taps.
        public init(
            to template: some LinkTemplate, using transition: TransitionType = .ofRoute,
            payload: RouteValue? = nil, @ViewBuilder label: () -> Label
        ) {
            self.init(to: template.text, using: transition, payload: payload, label: label)
        }

        /// Makes the page of the link zoom out of it, from iOS 18 on.
        public func zooming() -> RouteLink { setting(\.opened.animation, to: .zoom) }

        /// Draws the link as a row of a list: in the color of labels, with a chevron at its end.
        public func asRow() -> RouteLink { setting(\.isRow, to: true) }

        private func setting<Value>(
            _ property: WritableKeyPath<RouteLink, Value>, to value: Value
        ) -> RouteLink {
            var link = self
            link[keyPath: property] = value
            return link
        }

        public var body: some View {
            Button {
                Task { await router?.route(request) }
            } label: {
                if isRow { label.disclosed() } else { label }
            }
            .modifier(ZoomSourceModifier(url: opened.animation == .zoom ? opened.url : nil))
            .accessibilityRemoveTraits(.isButton)
            .accessibilityAddTraits(.isLink)
        }

        var request: RouteRequest {
            var request = opened
            request.source = source
            return request
        }
    }

    extension RouteLink where Label == Text {
        /// Opens one of the links that the screen's Navigator declares.
        /// - Parameters:
        ///   - title: What the user taps.
        ///   - template: The link with its values.
        ///   - transition: How the screen appears.
        ///   - payload: What the screen receives besides the URL; `nil` for nothing.
        public init(
            _ title: some StringProtocol, to template: some LinkTemplate,
            using transition: TransitionType = .ofRoute, payload: RouteValue? = nil
        ) {
            self.init(to: template, using: transition, payload: payload) { Text(title) }
        }
    }

    extension View {
        /// Draws the label of a row that opens a page as the system does: in the color of labels,
        /// with a chevron at its end.
        package func disclosed() -> some View {
            HStack {
                foregroundStyle(.primary)
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote)
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
    }

    private struct ZoomSourceModifier: ViewModifier {
        let url: String?

        @Environment(\.zoomNamespace) private var namespace

        func body(content: Content) -> some View {
            if #available(iOS 18, macOS 15, visionOS 2, *), let url, let namespace {
                content.matchedTransitionSource(id: url, in: namespace)
            } else {
                content
            }
        }
    }
#endif
