/// A picture in place of a photo that can't be loaded, or isn't loaded yet.
///
/// It is derived from the URL of the photo alone, so that each adapter draws the same one, at each
/// launch. Photos of one folder have the same colors, like photos of one evening.
///
/// The shapes are in a unit square with the origin at the top left. An adapter fills its frame with
/// the square and cuts off what is outside.
package struct Illustration: Hashable, Sendable {
    /// A point of the unit square.
    package struct Point: Hashable, Sendable {
        package var x, y: Double
    }

    /// A color in the sRGB space, each part from 0 to 1.
    package struct Color: Hashable, Sendable {
        package var red, green, blue: Double
    }

    /// An area in one color.
    package struct Shape: Hashable, Sendable {
        package enum Outline: Hashable, Sendable {
            case polygon([Point])
            case circle(center: Point, radius: Double)
        }

        package let outline: Outline
        package let color: Color
        /// From 0 to 1.
        package let opacity: Double
    }

    /// The shapes from back to front. The first one fills the square.
    package let shapes: [Shape]

    /// Draws the picture of a photo.
    package init(of url: String) {
        let parts = url.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let collection = parts.dropLast(2).joined(separator: "/") + "//"
        var random = SeededRandom(url)
        var palette = SeededRandom(folder)
        var genre = SeededRandom(collection)
        let scene = Bool.random(using: &genre) ? Landscape.all : StillLife.all
        var canvas = Canvas(
            palette: Palette.all.randomElement(using: &palette) ?? .dusk, random: random)
        _ = random.next()
        scene.randomElement(using: &random)?(&canvas)
        shapes = canvas.shapes
    }
}
