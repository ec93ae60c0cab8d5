/// Keeps what a view passes to its closures.
@MainActor
final class Recorder<Element> {
    private(set) var elements: [Element] = []

    func append(_ element: Element) { elements.append(element) }
}
