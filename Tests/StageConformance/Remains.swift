/// Objects that nothing may hold at the end of a test.
package struct Remains {
    private let objects: [() -> AnyObject?]

    package init(of objects: [AnyObject?]) {
        self.objects = objects.map { object in { [weak object] in object } }
    }

    /// The types of the objects that something holds.
    package var held: [String] { objects.compactMap { $0() }.map { "\(type(of: $0))" } }
}
